/** Texts of the search in all lists, fetched with it. */
export const texts = {
  search: {
    title: '綜合搜尋',
    start: '輸入關鍵字或選擇篩選條件，同時搜尋本級留言、交辦、遞送和全部留言。',
    idsHint: '多個 ID 用逗號分隔',
    lists: '搜尋結果所在的清單',
    unused: '這個清單沒有以下篩選，結果未依其篩選：%{fields}',
    nothing: '這個清單裡沒有符合條件的留言。',
    inList: '在「%{name}」中檢視並繼續篩選'
  }
}
