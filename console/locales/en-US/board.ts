import { words } from '@board/generated/words/en-US'
import { boardNamesIn } from '@board/schemas/boards/names'

/** Texts of the frame and of boards. */
export const board = {
  app: { title: 'Leader Message Board', faces: { g: 'Console', admin: 'Administration' } },
  layout: {
    noRecord: 'Nothing to open here',
    noRecordHint:
      'The number in the address is missing or wrong, or the record is here no more. Open it from its list.',
    findMenu: 'Find in the menu',
    noMenu: 'No menu entry has this name',
    searchMessages: 'Find a message',
    typeToSearch: 'Type a keyword',
    language: 'Language',
    menu: 'Main menu',
    home: 'Back to the start',
    forbidden: 'This page is not open to you. If you need it, ask an administrator for it.',
    noRole: 'Your account has no role in the administration. Ask a system administrator for one.',
    noPage: 'Your roles open no menu. Ask a system administrator to tick one in “Menu authorisation”.',
    returnToSite: 'Return to site',
    newMessages: '%{smart_count} new message |||| %{smart_count} new messages',
    loggedOut: 'Signed out'
  },
  menu: { workTable: 'Work table', messageCenter: 'Message center' },
  login: {
    title: 'Sign in to the console',
    ended: 'Your session has ended. Please sign in again.',
    step: {
      title: 'Second step',
      hints: {
        passkey: 'Confirm on the device that keeps your passkey, with your finger, your face or its PIN.',
        code: 'Open your authenticator and enter the six digits that it shows now.',
        recovery: 'Enter a recovery code that you have not used yet.'
      },
      use: { passkey: 'Use a passkey', code: 'Use the authenticator', recovery: 'Use a recovery code' },
      troubles: {
        cancelled: 'Not completed: it was cancelled or took too long. Try again, or use another way.',
        known: 'This device has a passkey of yours already.',
        address: 'Passkeys work only at the official address of this site. Check the address bar.',
        failed: 'The browser could not use a passkey. Try again, or use another way.'
      },
      noPasskeys: 'This browser cannot use passkeys. Use another browser, or sign in as above.',
      code: 'Code',
      sixDigits: 'Enter six digits',
      recoveryShape: 'Enter ten letters or digits, as in abcde-fgh23',
      recovery: 'Recovery code',
      submit: 'Verify and sign in',
      back: 'Sign in again',
      lost: 'None of these at hand? Ask an administrator to reset the second factor.'
    },
    captchaToo: 'For your security, please also enter the characters in the picture',
    captcha: 'Captcha',
    captchaImage: 'Captcha picture',
    another: 'Another one',
    refreshCaptcha: 'Another captcha',
    proof: 'Can’t read the picture? Verify without it',
    proofBegun: 'Verifying. You need not do anything.',
    proofDone: 'Verified. You can sign in now.',
    proofStop: 'Cancel verification',
    proofBack: 'Use the picture instead',
    proofAgain: 'Verify again',
    proofRefused: 'The verification was not accepted. Please verify again.',
    proofFailed: 'The verification was not finished. %{reason}'
  },
  board: {
    names: boardNamesIn('en-US'),
    tabs: words.tabs,
    orders: {
      approvedDesc: 'Newest approval first',
      approvedAsc: 'Oldest approval first',
      gradeApprovedDesc: 'Newest grade first',
      gradeApprovedAsc: 'Oldest grade first',
      repliedDesc: 'Newest reply first',
      repliedAsc: 'Oldest reply first',
      deadlineAsc: 'Nearest deadline first',
      voicesDesc: 'Most people with the same problem',
      assignedDesc: 'Newest assignment first',
      assignedAsc: 'Oldest assignment first'
    },
    keep: 'Keep “%{name}”',
    unkeep: 'Keep “%{name}” no longer',
    kept: 'Kept “%{name}”',
    unkept: '“%{name}” is kept no longer',
    actions: 'Actions',
    noneFound: 'Nothing was found',
    actionsOn: 'More actions on “%{name}”',
    active: 'Active filters',
    chip: '%{name}: %{value}',
    noneChosen: 'none chosen',
    removeFilter: 'Remove the filter “%{name}”',
    filters: 'Filters',
    moreFilters: 'More filters',
    fewerFilters: 'Fewer filters',
    order: 'Order',
    arrangeColumns: 'Column order and widths',
    pages: 'Pages',
    total: '%{from}–%{to} of %{total}',
    totalMore: '%{from}–%{to} of %{total}',
    totalNone: '0 records',
    empty: 'Nothing here yet',
    emptyHint: 'New records will appear here',
    nothingFound: 'Nothing matches',
    elsewhere: 'Accounts of institutions are not here: editors manage and reset them.',
    nothingFoundHint: 'Try another keyword, or fewer filters',
    failed: 'The list could not be fetched',
    retry: 'Try again',
    forbidden: 'You are not allowed to see %{name}',
    forbiddenHint: 'Ask an administrator if you need it',
    range: {
      today: 'Today',
      days: 'Last %{days} days',
      from: '%{name}: first day',
      to: '%{name}: last day',
      wrong: 'The end date is before the start date.',
      fromNumber: '%{name}: lowest',
      toNumber: '%{name}: highest',
      fromHint: 'Lowest',
      toHint: 'Highest',
      wrongNumber: 'The highest value cannot be below the lowest!'
    }
  },
  duration: {
    days: 'took %{smart_count} day |||| took %{smart_count} days',
    hours: 'took %{smart_count} hour |||| took %{smart_count} hours',
    minutes: 'took %{smart_count} minute |||| took %{smart_count} minutes'
  },
  keys: {
    title: 'Keys',
    j: 'Next record',
    k: 'Previous record',
    Enter: 'Open the record',
    search: 'Search',
    r: 'Reply to the record',
    print: 'Print this message',
    earlier: 'Previous month',
    later: 'Next month',
    today: 'This month',
    help: 'Show these keys',
    task: { j: 'Next message', k: 'Previous message', r: 'Write the reply', p: 'Print the handling form' }
  }
}
