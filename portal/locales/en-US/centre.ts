/** Texts of the user centre. */
export const messages = {
  'password.title': 'Change password',
  'password.firstTitle': 'Change your initial password first',
  'password.firstHint':
    'Your present password was not chosen by you. To keep your account safe, choose one that only you know; everything else opens after that.',
  'password.old': 'Current password',
  'password.new': 'New password',
  'password.again': 'Confirm new password',
  'password.needsOld': 'Enter your current password',
  'password.same': 'The new password must differ from the current one.',
  'password.note': 'Changing it signs out all other devices. This one stays signed in.',
  'password.submit': 'Change password',
  'password.done': 'Your password has been changed',
  'password.doneHint':
    'All other devices have been signed out; this one stays signed in. Use the new password next time.',
  'password.toConsole': 'Go to the console',
  'password.toHome': 'Back to the home page'
} as const
