/** Texts of one forum: how it answers, and what its institution says of itself. */
export const messages = {
  'forum.about': 'How it answers',
  'forum.messages': 'Messages taken',
  'forum.replied': '{count} answered',
  'forum.replyRate': 'Answered',
  'forum.replyRateBase': 'of the messages that count',
  'forum.medianDays': 'Time to an answer (median)',
  'forum.days': '{days} working days',
  'forum.medianBase': 'from acceptance to the first final reply',
  'forum.grade': 'Grade',
  'forum.gradeBase': 'mean of {count} grades',
  'forum.phone': 'Office phone: {phone}',
  'forum.address': 'Address: {address}',
  'forum.asOf': 'Counted at',
  'forum.closed': 'It takes no new messages at present.'
} as const
