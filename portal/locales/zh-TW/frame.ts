/** Texts of the page that shows another page. */
export const messages = {
  'frame.title': '內嵌頁面',
  'frame.none': '這個頁面無法在這裡開啟',
  'frame.noneHint': '這裡只能開啟本站的頁面。',
  'frame.open': '單獨開啟'
} as const
