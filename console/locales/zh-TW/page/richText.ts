/** Texts of the editor of formatted text, fetched with it. */
export const texts = {
  richText: {
    toolbar: '文字格式',
    heading: '小標題',
    bold: '粗體',
    italic: '斜體',
    underline: '底線',
    bullets: '項目符號清單',
    numbers: '編號清單',
    quote: '引用',
    table: '插入表格',
    clear: '清除格式',
    undo: '復原',
    redo: '重做',
    link: '連結',
    address: '網址',
    wrongAddress: '請輸入以 http:// 或 https:// 開頭的網址，或本站以「/」開頭的位址。',
    setLink: '設定連結',
    removeLink: '移除連結'
  }
}
