/** Texts of sharing a page. */
export const messages = {
  'share.copy': '复制链接',
  'share.act': '分享'
} as const

declare module '../keys.ts' {
  interface Parts {
    share: typeof messages
  }
}
