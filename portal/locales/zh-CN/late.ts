/** Texts of the customer-service robot's button. */
export const messages = {
  'robot.open': '智能客服',
  'robot.newWindow': '（在新窗口打开）',
  'robot.collapse': '收起智能客服',
  'robot.expand': '展开智能客服'
} as const

declare module '../keys.ts' {
  interface Parts {
    late: typeof messages
  }
}
