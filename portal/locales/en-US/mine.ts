/** Texts of one’s own messages. */
export const messages = {
  'post.done': 'Your message was sent: No. {tid}',
  'post.doneHint': 'Once approved it goes to the institution. You will see its progress here.',

  'mine.tabs': 'By state',
  'mine.all': 'All',
  'mine.pending': 'Being examined',
  'mine.returned': 'Returned',
  'mine.awaiting': 'Awaiting reply',
  'mine.toGrade': 'To grade',
  'mine.done': 'Done',
  'mine.withdrawn': 'Withdrawn',
  'mine.none': 'No messages here',
  'mine.noneHint': 'Look under another state, or write a new message.'
} as const
