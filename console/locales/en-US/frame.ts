/** Texts of the frame around the pages. */
export const frame = {
  frame: {
    tabs: 'Open pages',
    tabActs: 'Tab actions',
    openedPages: '%{smart_count} open page |||| %{smart_count} open pages',
    closeTab: 'Close “%{name}”',
    closeThis: 'Close this page',
    closeOthers: 'Close other pages',
    closeAll: 'Close all'
  }
}
