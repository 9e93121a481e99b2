/** Texts of the user centre. */
export const messages = {
  'password.title': '修改密碼',
  'password.firstTitle': '請先修改初始密碼',
  'password.firstHint':
    '您目前的密碼不是您自己設定的。為了帳號安全，換成只有您知道的密碼後，才能使用其他功能。',
  'password.old': '原密碼',
  'password.new': '新密碼',
  'password.again': '確認新密碼',
  'password.needsOld': '請輸入原密碼',
  'password.same': '新密碼不能與原密碼相同',
  'password.note': '修改後，其他裝置上的登入會全部登出，本裝置維持登入。',
  'password.submit': '確認修改',
  'password.done': '密碼已修改',
  'password.doneHint': '其他裝置已全部登出，本裝置維持登入。下次登入請使用新密碼。',
  'password.toConsole': '進入工作臺',
  'password.toHome': '回到首頁'
} as const
