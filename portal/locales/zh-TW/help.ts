/** Texts of the help center, and of the footer as a page. */
export const messages = {
  'help.title': '說明中心',
  'help.intro': '使用者協議、常見問題和操作說明。',
  'help.updated': '更新於',
  'help.more': '沒有找到答案？',

  'footer.title': '網站資訊',
  'footer.site': '本站',
  'footer.cases': '優秀案例',
  'footer.manual': '使用手冊'
} as const
