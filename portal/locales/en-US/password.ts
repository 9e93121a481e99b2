/** Texts of a password field and of the requirements for new passwords. */
export const messages = {
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
  'password.strong': 'The password meets the rule',
  'password.weak':
    'A password has 8–20 characters of at least three of: lower case, upper case, digits, symbols.',
  'password.differs': 'The two passwords differ.',
  'password.needsAgain': 'Enter the password again'
} as const
