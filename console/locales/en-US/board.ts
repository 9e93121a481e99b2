/** Texts of the frame and of boards. */
export const board = {
  app: { title: 'Leader Message Board', faces: { g: 'Console', admin: 'Administration' } },
  layout: {
    searchMessages: 'Find a message',
    typeToSearch: 'Type a keyword',
    language: 'Language',
    menu: 'Main menu',
    home: 'Back to the start',
    returnToSite: 'Return to site',
    newMessages: '%{smart_count} new message |||| %{smart_count} new messages',
    loggedOut: 'Signed out'
  },
  menu: { workTable: 'Work table', messageCenter: 'Message center' },
  login: {
    title: 'Sign in to the console',
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
    names: {
      'list-ans': 'Messages',
      'list-to': 'Assigned to us',
      'list-from': 'Assigned by us',
      queue: 'Approval',
      inbox: 'Development inbox'
    },
    tabs: {
      notReplied: 'Not replied',
      replied: 'Replied',
      toReply: 'To reply',
      toExplain: 'To explain',
      recheck: 'Under recheck',
      awaitingGrade: 'Awaiting a grade',
      graded: 'Graded',
      explained: 'Explained',
      gradedTwice: 'Graded twice',
      all: 'All',
      awaitingAcceptance: 'Awaiting acceptance',
      handling: 'Handling',
      returnRequested: 'Return requested',
      toExamine: 'To examine',
      done: 'Done',
      offline: 'Offline',
      cancelled: 'Cancelled',
      pendingMessages: 'Messages',
      pendingSupplements: 'Supplements',
      pendingComments: 'Comments',
      approved: 'Approved',
      returned: 'Returned',
      sms: 'SMS',
      mail: 'Mail'
    },
    orders: {
      approvedDesc: 'Newest approval first',
      approvedAsc: 'Oldest approval first',
      gradeApprovedDesc: 'Newest grade first',
      gradeApprovedAsc: 'Oldest grade first',
      repliedDesc: 'Newest reply first',
      repliedAsc: 'Oldest reply first',
      deadlineAsc: 'Nearest deadline first',
      assignedDesc: 'Newest assignment first',
      assignedAsc: 'Oldest assignment first'
    },
    actions: 'Actions',
    actionsOn: 'More actions on “%{name}”',
    active: 'Active filters',
    chip: '%{name}: %{value}',
    removeFilter: 'Remove the filter “%{name}”',
    filters: 'Filters',
    moreFilters: 'More filters',
    fewerFilters: 'Fewer filters',
    order: 'Order',
    pages: 'Pages',
    total: '%{from}–%{to} of %{total}',
    totalMore: '%{from}–%{to} of %{total}',
    totalNone: '0 records',
    empty: 'Nothing here yet',
    emptyHint: 'New records will appear here',
    nothingFound: 'Nothing matches',
    nothingFoundHint: 'Try another keyword, or fewer filters',
    failedHint: 'The list could not be fetched. Try again later',
    retry: 'Try again',
    range: {
      today: 'Today',
      days: 'Last %{days} days',
      from: '%{name}: first day',
      to: '%{name}: last day',
      wrong: 'The end date is before the start date.'
    }
  },
  deadline: {
    daysLeft: '%{smart_count} day left |||| %{smart_count} days left',
    hoursLeft: '%{smart_count} hour left |||| %{smart_count} hours left',
    today: 'Due now',
    daysLate: '%{smart_count} day late |||| %{smart_count} days late'
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
    help: 'Show these keys',
    task: { j: 'Next message', k: 'Previous message', r: 'Write the reply' }
  }
}
