/** Texts of what comes after the first view: the number of news, the robot's button. */
export const messages = {
  'own.inboxNew': '{count} 条未读消息',
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
