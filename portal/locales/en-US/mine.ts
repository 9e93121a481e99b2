/** Texts of one’s own messages. */
export const messages = {
  'post.doneHint': 'Once approved it goes to the institution. You will see its progress here.',

  'mine.tabs': 'By state',
  'mine.all': 'All',
  'mine.pending': 'Under review',
  'mine.returned': 'Returned',
  'mine.awaiting': 'In progress',
  'mine.toGrade': 'To grade',
  'mine.done': 'Done',
  'mine.withdrawn': 'Withdrawn or deleted',
  'mine.entries': 'Campaign entries',
  'mine.none': 'No messages here',
  'mine.noneHint': 'Look under another state.',
  'mine.noneYet': 'You have not written a message yet',
  'mine.noneYetHint': 'Your messages, and how they are handled, will appear here.',
  'mine.deletionOpen': 'Deletion requested',
  'mine.gradingOver': 'Grading has ended',
  'mine.explainedAt': 'Explained',
  'mine.entriesNone': 'You have not joined a campaign yet',
  'mine.entriesNoneHint': 'Campaigns that collect opinions are under People’s suggestions.',
  'mine.entriesFound': '{total} entries',
  'mine.campaign': 'Campaign: {title}',
  'mine.campaignGone': 'Campaign: not public any more',
  'mine.life0': 'Not started',
  'mine.life1': 'Collecting',
  'mine.life2': 'Ended'
} as const
