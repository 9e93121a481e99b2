/** Texts of the user centre. */
export const messages = {
  'password.title': '修改密码',
  'password.firstTitle': '请先修改初始密码',
  'password.firstHint':
    '您现在的密码不是您自己设置的。为了账号安全，换成只有您知道的密码后，才能使用其他功能。',
  'password.old': '原密码',
  'password.new': '新密码',
  'password.again': '确认新密码',
  'password.show': '显示',
  'password.hide': '隐藏',
  'password.length': '8-20 个字符（现有 {count} 个）',
  'password.classes': '包含以下至少三类（现有 {count} 类）',
  'password.lower': '小写字母',
  'password.upper': '大写字母',
  'password.digit': '数字',
  'password.symbol': '符号',
  'password.met': '已满足：',
  'password.unmet': '未满足：',
  'password.strong': '新密码符合要求',
  'password.needsOld': '请输入原密码',
  'password.weak': '新密码须为 8-20 个字符，并包含小写字母、大写字母、数字、符号中的至少三类',
  'password.same': '新密码不能与原密码相同',
  'password.differs': '两次输入的密码不一致',
  'password.note': '修改后，其他设备上的登录会全部退出，本设备保持登录。',
  'password.submit': '确认修改',
  'password.done': '密码已修改',
  'password.doneHint': '其他设备上的登录已全部退出，本设备保持登录。下次登录请使用新密码。',
  'password.toConsole': '进入工作台',
  'password.toHome': '回到首页',
  'password.needsScripts': '修改密码需要加密您的密码，请在浏览器中启用 JavaScript。'
} as const

declare module '../keys.ts' {
  interface Parts {
    centre: typeof messages
  }
}
