/** Texts of the page that says whether the session is still valid. */
export const messages = {
  'check.title': '登入狀態',
  'check.holds': '登入狀態有效',
  'check.as': '目前帳號：{name}',
  'check.ended': '登入狀態無效',
  'check.hint': '您尚未登入，或登入已逾期。登入後可以留言、查看辦理進度。'
} as const
