/** Texts of sharing a page. */
export const messages = {
  'share.copy': 'Copy link',
  'share.act': 'Share'
} as const
