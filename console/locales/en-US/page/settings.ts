/** Texts of the settings, fetched with them. */
export const texts = {
  settings: {
    title: 'Settings',
    pages: {
      'base-info': 'Institution',
      'edit-pwd': 'Password',
      'second-factor': 'Second factor',
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
    codeClosed: {
      phone: 'The site cannot send SMS codes at present. Ask an administrator of the platform.',
      email: 'The site cannot send codes by mail at present. Ask an administrator of the platform.'
    },
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
    oldEmail: 'A code goes to %{email}. The old phone is told of the change.',
    byEmail: 'Lost the phone? Use your e-mail address',
    byPhone: 'Use the phone instead',
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
    passkeys: {
      title: 'Passkeys',
      what: 'Confirm with the finger, face or PIN of a computer, a phone or a security key. There is no code to type, and no false site can take it. You can add several.',
      notHere: 'This browser or address cannot use passkeys: open the site with a recent browser, by https.',
      add: 'Add a passkey',
      addHint: 'First choose a name by which you know it. Then do as the browser says, within 5 minutes.',
      name: 'Name',
      nameHint: 'Such as: office computer; at most 30 characters',
      usualName: 'Passkey %{number}',
      make: 'Continue',
      addDone: 'The passkey was added',
      added: 'Added %{time}',
      used: 'Last used %{time}',
      unused: 'Not used yet',
      rename: 'Rename',
      renameOne: 'Rename %{name}',
      renameTitle: 'Rename the passkey',
      renamed: 'Its name is %{name} now',
      remove: 'Remove',
      removeOne: 'Remove %{name}',
      removeHint:
        'It no longer signs you in then. Remove the copy on your device there. Enter your password, to show that it is you.',
      removeLastHint:
        'This is the last way of your second factor, so the second factor will be off, and the recovery codes end with it. Enter your password, to show that it is you.',
      removed: '%{name} was removed'
    },
    factor: {
      firstTitle: 'Set up a second factor first',
      firstHint:
        'Your administrator asks accounts like yours for a second factor beside the password. Everything else opens once it is set up.',
      what: 'Once it is on, signing in asks for a code of an authenticator or for a passkey, beside the password. Whoever learns your password still cannot sign in.',
      byCode:
        'Install an authenticator for TOTP on your phone. Signing in asks for the six digits that it shows.',
      isOn: 'The second factor is on',
      since: 'Since %{time}.',
      isRequired: 'Your account must have it, so it cannot be switched off.',
      codes: 'Recovery codes',
      codesLeft: '%{smart_count} left. With one of them you can sign in where no other way works.',
      authenticator: 'Authenticator',
      another: 'With a new phone, set it up anew. The earlier authenticator serves until that is done.',
      offHint: 'Afterwards the password alone signs you in.',
      ways: {
        begin: 'Set up an authenticator',
        passkey: 'Add a passkey',
        again: 'Change authenticator',
        renew: 'Renew recovery codes',
        off: 'Switch off'
      },
      verbs: { begin: 'Next', passkey: 'Next', renew: 'Make new codes', off: 'Switch off' },
      proofs: {
        begin: 'Enter your password, to show that it is you.',
        passkey: 'Enter your password, to show that it is you.',
        renew: 'New codes end all earlier ones. Enter your password, to show that it is you.',
        off: 'Passkeys and recovery codes end with it. Enter your password, to show that it is you.'
      },
      scan: 'Scan the QR code with your authenticator',
      scanHint:
        'Open the authenticator on your phone, scan the code, and enter the six digits that it shows, within 30 minutes.',
      qr: 'QR code of the second factor',
      manual: 'If you cannot scan it, type this key into the authenticator:',
      copyKey: 'Copy the key',
      openApp: 'Open the authenticator',
      codeHint:
        'It changes every 30 seconds. If it is always refused, let the phone set its clock automatically',
      confirm: 'Switch on',
      codesFor:
        'If you cannot use your authenticator or your passkey, enter one of these codes in the second step of signing in.',
      codesRenewed: 'Your earlier recovery codes no longer work.',
      leaveTitle: 'The recovery codes are not saved',
      leaveText: 'You cannot see these codes again after you leave. Leave anyway?',
      keepCodes:
        'The codes are shown this once, and each serves once. Print them or write them down, and do not keep them on the phone.',
      saved: 'I have kept them',
      print: 'Print',
      codesLost:
        'The recovery codes could not be shown. Renew them on this page, in case you lose your phone.',
      understood: 'Close',
      onDone: 'The second factor is on, and your sessions on other devices have ended',
      offDone: 'The second factor is off'
    },
    sessions: {
      title: 'Open sessions',
      unknown: 'Unknown device',
      current: 'This device',
      end: 'End',
      endOne: 'End the session of %{name}',
      endOthers: 'End all others',
      asksOne:
        '%{name} is signed out at once; what is being written there can only be sent after signing in again. This device stays signed in.',
      asks: 'The other devices are signed out at once; what is being written there can only be sent after signing in again. This device stays signed in.',
      ended: 'The session of %{name} was ended',
      allEnded: 'The other sessions were ended',
      from: 'from %{address}',
      since: 'signed in %{time}',
      lastUsed: 'last used %{time}'
    },
    log: 'Sign-ins',
    strange: 'If a sign-in was not yours, ',
    changeIt: 'change your password at once',
    noLogins: 'No sign-ins yet',
    operations: { 0: 'Signed in', 1: 'Signed out' },
    endings: { 1: 'Ended on another device', 2: 'Ended by an administrator' },
    statuses: { 0: 'failed', 1: 'succeeded', 2: 'locked' }
  },
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
    needsAgain: 'Enter the new password again.',
    differs: 'The two passwords differ.',
    note: 'Changing it signs out all other devices. This one stays signed in.',
    submit: 'Change password',
    done: 'Your password has been changed',
    doneHint:
      'All other devices have been signed out; this one stays signed in. Use the new password next time.'
  }
}
