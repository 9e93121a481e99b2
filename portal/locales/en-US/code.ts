/** Texts of phone numbers, e-mail addresses and the codes that verify them. */
export const messages = {
  'code.phone': 'Mobile number',
  'code.email': 'E-mail',
  'code.badPhone': 'Enter a valid mobile number of 11 digits.',
  'code.badEmail':
    'Enter an e-mail address such as name@example.org, with {min} to {max} characters before the @.',
  'code.needsPhone': 'Enter a valid mobile number to get a code.',
  'code.needsEmail': 'Enter a valid e-mail address to get a code.',
  'code.phoneCode': 'SMS code',
  'code.emailCode': 'E-mail code',
  'code.send': 'Send a code',
  'code.resend': 'Send again',
  'code.resendIn': 'Again in {seconds} s',
  'code.sentTo': 'A code was sent to',
  'code.sent': 'A code was sent. You can ask for another in {seconds} seconds.',
  'code.earlier': 'A code was sent a moment ago. If you have not used it, enter it. It was sent to',
  'code.nextAt': ' (you can get another one after {time})',
  'code.mayHave': 'A code that came within the last 10 minutes is still valid.',
  'code.again': 'You can ask for another code now.',
  'code.missing': 'Get a code and enter it',
  'code.closed.phone': 'This site cannot send SMS codes at present',
  'code.closed.email': 'This site cannot send codes by e-mail at present',
  'code.closed.contact': 'For help, contact:',
  'code.instead.password': 'Sign in with your password instead.',
  'code.instead.proof': 'Prove yourself with your password instead.',
  'code.instead.email': 'Use your e-mail address instead.',
  'code.instead.phone': 'Use your mobile number instead.',
  'code.instead.register':
    'Until it can, nobody can register. If you have an account, sign in with your password.',
  'code.instead.later': 'Please come back later.'
} as const
