/** Texts of a real name and its document. */
export const messages = {
  'identity.hint': '认证信息加密保存，不会公开。认证后不能自行修改。',
  'identity.type': '证件类型',
  'identity.realName': '真实姓名',
  'identity.number': '证件号码',
  'identity.badName':
    '请填写真实姓名（至少两个汉字）；持外国护照或外国人永久居留身份证的，请先选择证件类型，姓名可以用字母填写',
  'identity.badLatinName': '请填写证件上的姓名（至少两个汉字或两个字母）',
  'identity.badNumber': '证件号码有误，请核对'
} as const

declare module '../keys.ts' {
  interface Parts {
    identity: typeof messages
  }
}
