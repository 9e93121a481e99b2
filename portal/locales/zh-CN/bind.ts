/** Texts of the phone, the e-mail address and the other sites’ accounts of an account. */
export const messages = {
  'bind.step': '第 {step} 步，共 2 步',
  'bind.stepOld': '验证原手机号',
  'bind.stepNew': '绑定新手机号',
  'bind.oldPhone': '验证码将发送至已绑定的手机号 {phone}。',
  'bind.next': '下一步',
  'bind.newPhone': '新手机号',
  'bind.samePhone': '新手机号与原手机号相同',
  'bind.changePhone': '确认更换',
  'bind.phoneNote': '更换后用新手机号登录和接收通知，其他设备上的登录会全部退出。',
  'bind.lostPhone': '原手机号无法使用？请通过“找回账号”用邮箱验证，或联系平台。',
  'bind.phoneChanged': '手机号已更换为 {phone}',
  'bind.phoneChangedHint': '其他设备上的登录已全部退出，本设备保持登录。',
  'bind.expired': '验证已失效，请重新获取验证码',
  'bind.noPhone': '您尚未绑定手机号',
  'bind.toBind': '去绑定',
  'bind.bindPhone': '绑定手机号',
  'bind.phoneBound': '手机号已绑定',
  'bind.noEmail': '未绑定',
  'bind.bindEmail': '绑定邮箱',
  'bind.changeEmail': '更换邮箱',
  'bind.unbindEmail': '解除绑定',
  'bind.newEmail': '新邮箱',
  'bind.emailBound': '邮箱已绑定',
  'bind.emailUnbound': '邮箱已解除绑定',
  'bind.unbindEmailTitle': '解除绑定：{email}',
  'bind.unbindEmailHint': '解除后，这个邮箱不再接收通知，也不能用来找回账号。',
  'bind.emailNote': '邮箱可以接收通知，也可以用来找回账号。',
  'bind.providers': '第三方账号',
  'bind.since': '绑定于',
  'bind.bind': '绑定',
  'bind.unbind': '解除绑定',
  'bind.unbindProvider': '解除绑定：{provider}',
  'bind.unbindProviderHint': '解除后不能再用它登录本站，您仍可以用手机号登录。',
  'bind.providerBound': '第三方账号已绑定',
  'bind.providerUnbound': '{provider}已解除绑定'
} as const

declare module '../keys.ts' {
  interface Parts {
    bind: typeof messages
  }
}
