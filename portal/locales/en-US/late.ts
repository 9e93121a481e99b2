/** Texts of the customer-service robot's button. */
export const messages = {
  'robot.open': 'Ask the assistant',
  'robot.newWindow': ' (opens a window of its own)',
  'robot.collapse': 'Collapse the assistant',
  'robot.expand': 'Expand the assistant'
} as const
