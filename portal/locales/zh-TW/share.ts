/** Texts of sharing a page. */
export const messages = {
  'share.copy': '複製連結',
  'share.act': '分享'
} as const
