/** Texts of the forms for browsers that run no scripts. */
export const messages = {
  'plain.needsUsername': 'Enter your username',
  'plain.needsPassword': 'Enter your password',
  'plain.picture': 'Another picture',
  'plain.loginOthers': 'To sign in by SMS or with another site, or to register, enable JavaScript.',
  'plain.csrf':
    'Nothing was sent: this page was open for too long, or the form did not come from this site. Check it and send it again.',
  'plain.otherAccount':
    'Not sent: you are now signed in as “{name}”, and this page was opened with another account. What you entered is still here. To send it with the earlier account, sign in in a new window, then come back and send it again.',
  'plain.goOnAs': 'Go on as “{name}”',
  'plain.needsSession':
    'Your session has ended; what you wrote is still here. Sign in in a new window, then send it again.',
  'plain.toLogin': 'Sign in in a new window',
  'plain.needsName': 'Your real name must be verified before you can post. Verification needs JavaScript.',
  'plain.toName': 'Go to my details',
  'plain.needsCompany': 'Your company has not been confirmed yet; you can post after that.',
  'plain.toCompany': 'See company details',
  'plain.unsentTitle': 'Not sent',
  'plain.unsent': 'The page was not ready. What you entered was neither sent nor saved.',
  'plain.unsentHint':
    'Go back to the page and fill it in again; send it once its button can be used. If the button never becomes ready, enable JavaScript in your browser, or use another browser.',
  'plain.unsentBack': 'Back to the page',
  'plain.home': 'Back to the home page',
  'plain.toMessage': 'Read this message',
  'plain.notNow': 'This cannot be done now: the state of the message has changed',
  'plain.forumName': 'Find a leader or department by name',
  'plain.province': 'Province',
  'plain.anywhere': 'Anywhere',
  'plain.find': 'Find',
  'plain.found': 'Choose to whom you write:',
  'plain.foundNone': 'Nothing found. Try another name or province.',
  'plain.keepForum': 'Keep writing to {name}',
  'plain.changeForum': 'Write to another',
  'plain.photo': 'Add a photo',
  'plain.photoHint':
    'jpg, jpeg, png, gif or bmp, up to 12 MB. Add several one after the other; the place where a photo was taken is removed.',
  'plain.keepPhoto': 'Clear the box to remove it',
  'plain.check': 'Next: check',
  'plain.edit': 'Back to editing',
  'plain.findings':
    'Personal data was found, which anybody could read. Tick what to hide from the public; the institution still reads it.',
  'plain.hide': 'Hide {kind}: {words}',
  'plain.again': 'Update the preview below',
  'plain.remark': 'Note for the institution only: {remark}'
} as const
