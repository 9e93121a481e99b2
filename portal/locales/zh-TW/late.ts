/** Texts of the customer-service robot's button. */
export const messages = {
  'robot.open': '智慧客服',
  'robot.newWindow': '（在新視窗開啟）',
  'robot.collapse': '收合智慧客服',
  'robot.expand': '展開智慧客服'
} as const
