/** Texts of the second step of a sign-in, fetched when it is asked for. */
export const messages = {
  'step.passkey': 'Use a passkey',
  'step.passkeyHint':
    'Confirm on the device that keeps your passkey, with your finger, your face or its PIN.',
  'step.cancelled': 'Not completed: it was canceled or took too long. Try again, or use another way.',
  'step.address': 'Passkeys work only at the official address of this site. Check the address bar.',
  'step.failed': 'The browser could not use a passkey. Try again, or use another way.',
  'step.noPasskeys': 'This browser cannot use passkeys. Use another browser, or a recovery code.',
  'step.plain': 'Passkeys need a browser that runs scripts. Enter a code or a recovery code here.',
  'step.title': 'Second step',
  'step.hint': 'Open your authenticator and enter the six digits that it shows now.',
  'step.code': 'Code',
  'step.missing': 'Enter a code or a recovery code',
  'step.sixDigits': 'Enter six digits',
  'step.recoveryShape': 'Enter ten letters or digits, as in abcde-fgh23',
  'step.codesLeft': 'You signed in with a recovery code. Unused recovery codes: {count}',
  'step.either': 'Code or recovery code',
  'step.recovery': 'Recovery code',
  'step.recoveryHint':
    'Enter one of the recovery codes that you kept when you switched the second step on. Each works once.',
  'step.useRecovery': 'Use a recovery code',
  'step.useCode': 'Use the authenticator',
  'step.submit': 'Verify and sign in',
  'step.back': 'Sign in again'
} as const
