/** Texts of the proof that an account is one’s own, and of the copy of its data. */
export const messages = {
  'proof.by': 'Prove it is you',
  'proof.byPassword': 'Password',
  'proof.byCode': 'SMS code',
  'proof.cancelPassword': 'Password, to close the account',
  'proof.exportPassword': 'Password, to export the data',
  'proof.needsPassword': 'Enter your password',
  'proof.none': 'The account has neither password nor phone to prove it is you',
  'proof.toBind': 'Link a phone',
  'export.title': 'A copy of my data',
  'export.hint':
    'Account, messages and replies, uploads, favourites, follows, sign-ins and more, in one ZIP file; open its index.html to read them. Five times a day at most.',
  'export.submit': 'Export',
  'export.done': 'Exported. Look at the downloads of your browser.',
  'export.file': 'my-data'
} as const
