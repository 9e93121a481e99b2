/** Texts of the settings, fetched with them. */
export const texts = {
  settings: {
    title: 'Settings',
    pages: {
      'base-info': 'Institution',
      'edit-pwd': 'Password',
      'bind-info': 'Phone and mail',
      'login-log': 'Sign-ins'
    },
    institution: 'Institution',
    superior: 'Superior',
    fields: {
      contact: 'Responsible post',
      phone: 'Office phone',
      address: 'Office address',
      intro: 'Introduction'
    },
    hints: {
      contact: 'A post, not a person’s name; not public',
      phone: 'Public',
      address: 'Public',
      intro: 'Public: what your institution handles'
    },
    badPhone: 'Enter a valid phone number: digits, spaces, brackets, + and - only',
    conflict: 'Somebody else has just changed this. What you typed is still here; check it and save again.',
    saved: 'Saved. The site shows the new facts.',
    code: 'Code',
    resendIn: 'Another code in %{seconds} s',
    sendCode: 'Send a code',
    codeSent: 'The code is on its way; it is valid for 10 minutes',
    codeAgain: 'Nothing came? Send another one.',
    codeMissing: 'Enter the code of 6 digits',
    contacts: { phone: 'Phone', email: 'Mail address' },
    notBound: 'None bound',
    change: 'Change',
    bind: 'Bind',
    unbind: 'Unbind',
    prove: 'Check the present phone',
    oldPhone: 'First show that %{phone} is at hand.',
    next: 'Next',
    bad: { phone: 'Enter a valid mobile number', email: 'Enter a valid mail address' },
    new: { phone: 'New phone', email: 'New mail address' },
    done: {
      phone: 'The phone is bound',
      email: 'The mail address is bound',
      removed: 'The mail address is unbound'
    },
    news: {
      title: 'Mail and SMS',
      hint: 'A letter names a message by its number, with a link, and holds nothing of what was written. You get one an hour about a message at most, and %{mails} mails and %{sms} SMS in 24 hours; the rest is in the message center.',
      mail: 'Mail to %{email}',
      sms: 'SMS to %{phone}',
      noMail: 'Mail: no address is bound yet. Bind one above first.',
      noSms: 'SMS: no phone is bound yet. Bind one above first.',
      kinds: 'News on',
      own: 'My messages',
      followed: 'Messages that I follow',
      campaign: 'Campaigns',
      account: 'My account',
      work: 'Messages and work of my institution',
      noKind: 'Choose at least one kind of news, or switch mail and SMS off',
      saved: 'Your choice is saved'
    },
    strange: 'If a sign-in was not yours, change the password at once:',
    noLogins: 'No sign-ins yet',
    operations: { 0: 'Signed in', 1: 'Signed out' },
    statuses: { 0: 'failed', 1: 'succeeded', 2: 'locked' }
  }
}
