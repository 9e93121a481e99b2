/** Texts of the frame around the pages. */
export const frame = {
  frame: {
    tabs: '已開啟的頁面',
    tabActs: '分頁操作',
    openedPages: '已開啟 %{smart_count} 個頁面',
    closeTab: '關閉「%{name}」',
    closeThis: '關閉目前頁面',
    closeOthers: '關閉其他頁面',
    closeAll: '全部關閉'
  }
}
