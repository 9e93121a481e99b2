/** Texts of the manual. */
export const messages = {
  'manual.title': '使用手册',
  'manual.intro': '从注册、留言到评价，一页看完。',
  'manual.variants': '适用对象',
  'manual.citizen': '个人用户',
  'manual.company': '法人用户',
  'manual.contents': '目录'
} as const

declare module '../keys.ts' {
  interface Parts {
    manual: typeof messages
  }
}
