/** Texts of what comes after the first view: the number of news, the robot's button. */
export const messages = {
  'own.inboxNew': '{count} unread notifications',
  'robot.open': 'Ask the assistant',
  'robot.newWindow': ' (opens a window of its own)',
  'robot.collapse': 'Collapse the assistant',
  'robot.expand': 'Expand the assistant'
} as const
