/** Texts of the help center, and of the footer as a page. */
export const messages = {
  'help.title': '帮助中心',
  'help.intro': '用户协议、常见问题和操作说明。',
  'help.updated': '更新于',
  'help.more': '没有找到答案？',

  'footer.title': '网站信息',
  'footer.site': '本站',
  'footer.cases': '优秀案例',
  'footer.manual': '使用手册'
} as const

declare module '../keys.ts' {
  interface Parts {
    help: typeof messages
  }
}
