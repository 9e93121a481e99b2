/** Texts of the second step of a sign-in, fetched when it is asked for. */
export const messages = {
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
