/** Texts of the page that shows another page. */
export const messages = {
  'frame.title': '内嵌页面',
  'frame.none': '这个页面不能在这里打开',
  'frame.noneHint': '这里只能打开本站的页面。',
  'frame.open': '单独打开'
} as const

declare module '../keys.ts' {
  interface Parts {
    frame: typeof messages
  }
}
