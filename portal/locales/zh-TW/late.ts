/** Texts of what comes after the first view: the number of news, the robot's button. */
export const messages = {
  'own.inboxNew': '{count} 則未讀訊息',
  'robot.open': '智慧客服',
  'robot.newWindow': '（在新視窗開啟）',
  'robot.collapse': '收合智慧客服',
  'robot.expand': '展開智慧客服'
} as const
