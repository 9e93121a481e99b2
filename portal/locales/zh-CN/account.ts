/** Texts of signing in, registering, and a session that ended. */
export const messages = {
  'login.title': '登录',
  'login.ways': '登录方式',
  'login.byPassword': '密码登录',
  'login.bySms': '短信登录',
  'login.username': '用户名',
  'login.password': '密码',
  'login.submit': '登录',
  'login.noAccount': '还没有账号？',
  'login.captcha': '图形验证码',
  'login.captchaHint': '请输入图中的 5 个字符。',
  'login.captchaImage': '图形验证码，点击可换一张',
  'login.captchaRenew': '换一换',
  'login.proof': '看不清图片？改用无图验证',
  'login.proofBegun': '正在验证，请稍候，您无需操作。',
  'login.proofDone': '验证已通过，现在可以登录。',
  'login.proofStop': '取消验证',
  'login.proofBack': '改用图形验证码',
  'login.proofAgain': '重新验证',
  'login.proofRefused': '验证没有通过，请重新验证。',
  'login.proofFailed': '验证没有完成：{reason}',
  'login.phone': '手机号',
  'login.badPhone': '请输入11位格式正确的手机号码！',
  'login.code': '短信验证码',
  'login.sendCode': '获取验证码',
  'login.resendCode': '重新获取',
  'login.resendIn': '{seconds} 秒后重新获取',
  'login.codeSentTo': '验证码已发送至',
  'login.codeSent': '验证码已发送，{seconds} 秒后可以重新获取',
  'login.codeAgain': '现在可以重新获取验证码',
  'login.forbidRule': '违反的规则：{rule}',
  'login.forbidFrom': '限制时间：自',
  'login.forbidUntil': '至',
  'login.needsScripts': '登录和注册需要加密您的密码，请在浏览器中启用 JavaScript。',

  'session.title': '提示',
  'session.expired': '您的登录状态已过期，请重新登录',
  'session.again': '重新登录',
  'session.later': '留在此页',

  'signUp.title': '注册账号',
  'signUp.submit': '注册并登录',
  'signUp.hasAccount': '已有账号？',
  'signUp.usernameHint': '登录时使用，不会公开。',
  'signUp.needsCode': '请获取并填写短信验证码',
  'signUp.needsUsername': '用户名不能为空',
  'signUp.nickName': '昵称',
  'signUp.nickNameHint': '公开显示在您的留言上，2-20 个汉字、字母或数字。请不要使用真实姓名。',
  'signUp.badNickName': '昵称须为 2-20 个汉字、字母、数字，或“_”“·”“-”',
  'signUp.passwordHint': '8-20 个字符，须包含小写字母、大写字母、数字、符号中的至少三类。',
  'signUp.badPassword': '密码须为 8-20 个字符，并包含小写字母、大写字母、数字、符号中的至少三类',
  'signUp.again': '确认密码',
  'signUp.differs': '两次输入的密码不一致'
} as const

declare module '../keys.ts' {
  interface Parts {
    account: typeof messages
  }
}
