/** Texts of the editor of formatted text, fetched with it. */
export const texts = {
  richText: {
    toolbar: '文字格式',
    heading: '小标题',
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    bullets: '项目列表',
    numbers: '编号列表',
    quote: '引用',
    table: '插入表格',
    clear: '清除格式',
    undo: '撤销',
    redo: '重做',
    link: '链接',
    address: '网址',
    wrongAddress: '请输入以 http:// 或 https:// 开头的网址，或本站以“/”开头的地址。',
    setLink: '设置链接',
    removeLink: '去掉链接'
  }
}
