/** Texts of the page that says whether the session is still valid. */
export const messages = {
  'check.title': '登录状态',
  'check.holds': '登录状态有效',
  'check.as': '当前账号：{name}',
  'check.ended': '登录状态无效',
  'check.hint': '您还没有登录，或者登录已过期。登录后可以留言、查看办理进展。'
} as const

declare module '../keys.ts' {
  interface Parts {
    check: typeof messages
  }
}
