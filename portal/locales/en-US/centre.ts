/** Texts of the user centre. */
export const messages = {
  'password.title': 'Change password',
  'password.firstTitle': 'Change your initial password first',
  'password.firstHint':
    'Your present password was not chosen by you. To keep your account safe, choose one that only you know; everything else opens after that.',
  'password.old': 'Current password',
  'password.new': 'New password',
  'password.again': 'Confirm new password',
  'password.show': 'Show',
  'password.hide': 'Hide',
  'password.length': '8–20 characters ({count} so far)',
  'password.classes': 'At least three of these ({count} so far)',
  'password.lower': 'Lower case',
  'password.upper': 'Upper case',
  'password.digit': 'Digits',
  'password.symbol': 'Symbols',
  'password.met': 'Met: ',
  'password.unmet': 'Not met: ',
  'password.strong': 'The new password meets the rule',
  'password.needsOld': 'Enter your current password',
  'password.weak':
    'A password has 8–20 characters of at least three of: lower case, upper case, digits, symbols.',
  'password.same': 'The new password must differ from the current one.',
  'password.differs': 'The two passwords differ.',
  'password.note': 'Changing it signs out all other devices. This one stays signed in.',
  'password.submit': 'Change password',
  'password.done': 'Your password has been changed',
  'password.doneHint':
    'All other devices have been signed out; this one stays signed in. Use the new password next time.',
  'password.toConsole': 'Go to the console',
  'password.toHome': 'Back to the home page',
  'password.needsScripts': 'Passwords are encrypted in the browser: please enable JavaScript.'
} as const
