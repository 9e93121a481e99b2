/** Texts of a password field and of the requirements for new passwords. */
export const messages = {
  'password.show': '顯示',
  'password.hide': '隱藏',
  'password.length': '8-20 個字元（目前 {count} 個）',
  'password.classes': '包含以下至少三類（目前 {count} 類）',
  'password.lower': '小寫字母',
  'password.upper': '大寫字母',
  'password.digit': '數字',
  'password.symbol': '符號',
  'password.met': '已符合：',
  'password.unmet': '未符合：',
  'password.strong': '密碼符合要求',
  'password.weak': '新密碼須為 8-20 個字元，並包含小寫字母、大寫字母、數字、符號中的至少三類',
  'password.differs': '兩次輸入的密碼不一致',
  'password.needsAgain': '請再輸入一次密碼'
} as const
