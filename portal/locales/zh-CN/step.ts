/** Texts of the second step of a sign-in, fetched when it is asked for. */
export const messages = {
  'step.passkey': '使用通行密钥',
  'step.passkeyHint': '请用保存通行密钥的设备确认是您本人，例如指纹、面容或设备的 PIN。',
  'step.cancelled': '没有完成：操作已取消，或等待时间过长。请重试，或改用其他方式。',
  'step.address': '通行密钥只能在本站的正式网址使用，请核对浏览器地址栏中的网址。',
  'step.failed': '浏览器未能使用通行密钥，请重试，或改用其他方式。',
  'step.noPasskeys': '此浏览器不能使用通行密钥，请换用其他浏览器，或使用恢复码。',
  'step.plain': '通行密钥须在启用脚本的浏览器中使用；这里请输入动态验证码或恢复码。',
  'step.title': '两步验证',
  'step.hint': '请打开验证器应用，输入当前显示的 6 位数字。',
  'step.code': '动态验证码',
  'step.missing': '请输入动态验证码或恢复码',
  'step.sixDigits': '须为 6 位数字',
  'step.recoveryShape': '须为 10 位字母或数字，形如 abcde-fgh23',
  'step.codesLeft': '已用恢复码登录，还剩 {count} 个未使用的恢复码',
  'step.either': '动态验证码或恢复码',
  'step.recovery': '恢复码',
  'step.recoveryHint': '请输入启用两步验证时保存的一个恢复码，每个只能使用一次。',
  'step.useRecovery': '改用恢复码',
  'step.useCode': '改用动态验证码',
  'step.submit': '验证并登录',
  'step.back': '返回重新登录'
} as const

declare module '../keys.ts' {
  interface Parts {
    step: typeof messages
  }
}
