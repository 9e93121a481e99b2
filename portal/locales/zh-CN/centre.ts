/** Texts of the user centre. */
export const messages = {
  'password.title': '修改密码',
  'password.firstTitle': '请先修改初始密码',
  'password.firstHint':
    '您现在的密码不是您自己设置的。为了账号安全，换成只有您知道的密码后，才能使用其他功能。',
  'password.old': '原密码',
  'password.new': '新密码',
  'password.again': '确认新密码',
  'password.needsOld': '请输入原密码',
  'password.same': '新密码不能与原密码相同',
  'password.note': '修改后，其他设备上的登录会全部退出，本设备保持登录。',
  'password.submit': '确认修改',
  'password.done': '密码已修改',
  'password.doneHint': '其他设备上的登录已全部退出，本设备保持登录。下次登录请使用新密码。',
  'password.toConsole': '进入工作台',
  'password.toHome': '回到首页'
} as const

declare module '../keys.ts' {
  interface Parts {
    centre: typeof messages
  }
}
