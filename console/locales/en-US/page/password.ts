/** Texts of the change of a password, fetched with its page. */
export const texts = {
  password: {
    firstTitle: 'Change your initial password first',
    firstHint:
      'Your present password was not chosen by you. To keep your account safe, choose one that only you know; everything else opens after that.',
    old: 'Current password',
    new: 'New password',
    again: 'Confirm new password',
    length: '8–20 characters (%{count} so far)',
    classes: 'At least three of these (%{count} so far)',
    lower: 'Lower case',
    upper: 'Upper case',
    digit: 'Digits',
    symbol: 'Symbols',
    met: 'Met: ',
    unmet: 'Not met: ',
    strong: 'The new password meets the rule',
    needsOld: 'Enter your current password',
    weak: 'A password has 8–20 characters of at least three of: lower case, upper case, digits, symbols.',
    same: 'The new password must differ from the current one.',
    differs: 'The two passwords differ.',
    note: 'Changing it signs out all other devices. This one stays signed in.',
    submit: 'Change password',
    done: 'Your password has been changed',
    doneHint:
      'All other devices have been signed out; this one stays signed in. Use the new password next time.'
  }
}
