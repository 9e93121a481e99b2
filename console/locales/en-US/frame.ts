/** Texts of the frame around the pages. */
export const frame = {
  frame: {
    shared: 'Shared',
    tabs: 'Open pages',
    tabActs: 'Tab actions',
    openedPages: '%{smart_count} open page |||| %{smart_count} open pages',
    closeTab: 'Close “%{name}”',
    closeThis: 'Close this page',
    closeOthers: 'Close other pages',
    closeAll: 'Close all',
    help: 'Help',
    keys: 'Keyboard',
    horizontal: 'Menu in a line',
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    noFullscreen: 'Your browser does not support full screen',
    links: {
      oldVersion: 'Former version',
      help: 'Help center',
      manual: 'Manual',
      privacy: 'Privacy policy',
      feedback: 'Feedback',
      service: 'Enable the service',
      institution: 'Institution',
      messages: 'My messages'
    },
    connection: {
      lost: 'The connection is lost. Check the network. What you entered stays on this page.',
      unanswered:
        'The server does not answer at the moment; this is tried again by itself. What you entered stays on this page.',
      back: 'The connection is back'
    },
    codesLeft: 'You signed in with a recovery code. Unused recovery codes: %{smart_count}',
    signedIn: 'Signed in',
    otherAccount: {
      nowAs: 'You are now signed in as “%{name}”',
      nowAsText:
        'This page was opened as “%{shown}”. What you entered is still here, and was not sent in the name of “%{name}”. Reload to go on as “%{name}”, or sign in again to send it with the earlier account.',
      signedOut: 'You have signed out on another page',
      signedOutText: 'What you entered is still here. Sign in again to send it.',
      reload: 'Reload',
      stay: 'Stay on this page'
    },
    alertTitle: 'Notice',
    signInAgain: 'Sign in again',
    phone: {
      title: 'Notice',
      words: 'Your account has no phone number yet. With one you can recover the password and get reminders.',
      bind: 'Add a number',
      bound: 'I have added one',
      stillNone: 'No phone number was found yet',
      later: 'Later'
    },
    robot: {
      name: 'Assistant',
      open: 'Assistant',
      newWindow: '(opens in a new window)',
      collapse: 'Collapse the assistant',
      expand: 'Expand the assistant'
    },
    ban: {
      way: 'Do you object? Contact the platform; no sign-in is needed:',
      contact: 'Contact',
      title: 'Restriction of the account',
      rule: 'Reason',
      from: 'From',
      until: 'Until',
      forever: 'Without end',
      days: 'Period',
      dayCount: '%{smart_count} day |||| %{smart_count} days'
    },
    singleKeys: 'Use single-key shortcuts',
    changeKeys: 'Change keys',
    usualKeys: 'Restore the usual keys',
    keyOf: 'Key of “%{name}”',
    keyTaken: 'Already used for “%{name}”',
    framed: {
      title: 'Page in a frame',
      none: 'This page cannot be shown here',
      hint: 'Only pages of this site can be shown here.',
      open: 'Open on its own'
    },
    partMissing: 'This part could not be loaded; the rest of the page is not affected.',
    done: {
      saved: 'Saved: %{kind} “%{name}”',
      deleted: 'Deleted: “%{name}”',
      acted: '“%{name}”: %{verb}, done',
      said: '“%{name}”: %{words}'
    },
    also: {
      dictType: 'standard reasons of returns and take-downs',
      dictValue: 'standard reasons of returns and take-downs'
    },
    palette: { title: 'Find pages and actions' }
  }
}
