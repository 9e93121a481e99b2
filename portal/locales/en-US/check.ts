/** Texts of the page that says whether the session is still valid. */
export const messages = {
  'check.title': 'Session',
  'check.holds': 'You are signed in',
  'check.as': 'Account: {name}',
  'check.ended': 'You are not signed in',
  'check.hint':
    'You have not signed in, or your session has ended. Sign in to write messages and follow their progress.'
} as const
