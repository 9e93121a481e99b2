/** Texts of phone numbers, e-mail addresses and the codes that verify them. */
export const messages = {
  'code.phone': '手机号',
  'code.email': '邮箱',
  'code.badPhone': '请输入11位格式正确的手机号码！',
  'code.badEmail': '请输入完整的邮箱地址，@ 前为{min}至{max}个字符',
  'code.needsPhone': '填写正确的手机号后，才能获取验证码。',
  'code.needsEmail': '填写正确的邮箱后，才能获取验证码。',
  'code.phoneCode': '短信验证码',
  'code.emailCode': '邮箱验证码',
  'code.send': '获取验证码',
  'code.resend': '重新获取',
  'code.resendIn': '{seconds} 秒后重新获取',
  'code.sentTo': '验证码已发送至',
  'code.sent': '验证码已发送，{seconds} 秒后可以重新获取',
  'code.earlier': '刚才已发送过验证码，如未使用，请直接填写。已发送至',
  'code.nextAt': '，{time} 后可以重新获取。',
  'code.mayHave': '10 分钟内收到的验证码仍然有效，可以直接填写。',
  'code.again': '现在可以重新获取验证码',
  'code.missing': '请获取并填写验证码',
  'code.closed.phone': '本站目前不能发送短信验证码',
  'code.closed.email': '本站目前不能发送邮箱验证码',
  'code.closed.contact': '需要帮助时请联系：',
  'code.instead.password': '请改用密码登录。',
  'code.instead.proof': '请改用密码验证。',
  'code.instead.email': '请改用邮箱验证。',
  'code.instead.phone': '请改用手机号验证。',
  'code.instead.register': '因此暂时不能注册。已有账号的，可以用密码登录。',
  'code.instead.later': '请稍后再来。'
} as const

declare module '../keys.ts' {
  interface Parts {
    code: typeof messages
  }
}
