/** Texts of the proof that an account is one’s own, and of the copy of its data. */
export const messages = {
  'proof.by': 'Verify your identity',
  'proof.byPassword': 'Password',
  'proof.byCode': 'SMS code',
  'proof.cancelPassword': 'Password, to close the account',
  'proof.exportPassword': 'Password, to export the data',
  'proof.needsPassword': 'Enter your password',
  'proof.none': 'The account has neither a password nor a phone to verify your identity',
  'proof.toBind': 'Link a phone',
  'export.title': 'A copy of my data',
  'export.hint':
    'Account, messages and replies, uploads, favorites, follows, sign-ins and more, in one ZIP file; open its index.html to read them. At most five times a day.',
  'export.submit': 'Export',
  'export.done': 'Exported. Look in your browser’s downloads.',
  'export.file': 'my-data'
} as const
