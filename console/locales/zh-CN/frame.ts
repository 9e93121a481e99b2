/** Texts of the frame around the pages. */
export const frame = {
  frame: {
    tabs: '已打开的页面',
    tabActs: '标签页操作',
    openedPages: '已打开 %{smart_count} 个页面',
    closeTab: '关闭“%{name}”',
    closeThis: '关闭当前页',
    closeOthers: '关闭其他页',
    closeAll: '全部关闭'
  }
}
