/** Texts of a password field and of the requirements for new passwords. */
export const messages = {
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
  'password.strong': '密码符合要求',
  'password.weak': '新密码须为 8-20 个字符，并包含小写字母、大写字母、数字、符号中的至少三类',
  'password.differs': '两次输入的密码不一致',
  'password.needsAgain': '请再输入一次密码'
} as const

declare module '../keys.ts' {
  interface Parts {
    password: typeof messages
  }
}
