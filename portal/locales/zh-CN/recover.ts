/** Texts of finding an account and of a forgotten password. */
export const messages = {
  'recover.lostPhone': '原手机号已不能使用？登录后，在“更换手机号”页面用邮箱验证，即可换成新手机号。',
  'recover.findAccount': '找回账号',
  'recover.findPassword': '重设密码',
  'recover.introAccount': '忘记用户名时，用绑定的手机号或邮箱找回。',
  'recover.introPassword': '忘记密码时，用绑定的手机号或邮箱验证身份，再设置新密码。',
  'recover.step': '第 {step} 步，共 2 步',
  'recover.stepProve': '验证身份',
  'recover.stepPassword': '设置新密码',
  'recover.stepAccount': '您的账号',
  'recover.username': '用户名',
  'recover.usernameHint': '记得就填，不记得可以不填。',
  'recover.kindCompany': '企业用户：请使用企业注册时登记的手机号或邮箱。',
  'recover.kindCitizen': '个人用户：请使用注册时的手机号或绑定的邮箱。',
  'recover.by': '验证方式',
  'recover.byPhone': '手机号',
  'recover.byEmail': '邮箱',
  'recover.notArrived':
    '几分钟后仍没有收到？请检查号码或地址是否写对、是否绑定过本站账号。为保护隐私，本站不会提示它属于哪个账号。',
  'recover.next': '下一步',
  'recover.found': '已找到您的账号',
  'recover.nickName': '昵称或企业名称',
  'recover.kind': '用户类型',
  'recover.citizen': '个人用户',
  'recover.company': '企业用户',
  'recover.createdAt': '注册时间',
  'recover.toLogin': '去登录',
  'recover.alsoPassword': '同时重设密码',
  'recover.newPassword': '新密码',
  'recover.again': '确认新密码',
  'recover.passwordNote': '设置后，这个账号在所有设备上的登录都会退出。',
  'recover.setPassword': '设置新密码',
  'recover.expired': '验证已失效，请重新获取验证码',
  'recover.forgotName': '忘记用户名？',
  'recover.forgotPassword': '忘记密码？',
  'recover.needsScripts': '此页需要加密您填写的内容，请在浏览器中启用 JavaScript。'
} as const

declare module '../keys.ts' {
  interface Parts {
    recover: typeof messages
  }
}
