/** Texts of one forum: its figures, and its institution’s text about itself. */
export const messages = {
  'list.intro': 'The latest public messages.',
  'list.servedIntro': 'Messages with a reply, interim ones included; the latest replies first.',
  'list.servedFigures': 'Reply rates and times are on the figures page',
  'forum.about': 'How it answers',
  'forum.messages': 'Messages accepted, private ones included',
  'forum.replied': '{count} with a final reply',
  'forum.replyRate': 'Answered',
  'forum.replyRateBase': 'of the messages that count',
  'forum.medianDays': 'Time to a final reply (median)',
  'forum.days': '{days} working days',
  'forum.medianBase': 'from acceptance to the first final reply',
  'forum.phone': 'Office phone: {phone}',
  'forum.address': 'Address: {address}',
  'forum.hall': 'Service hall: {place}',
  'forum.asOf': 'Counted at',
  'forum.closed': 'It is not taking new messages at present.',

  'forum.few': 'Fewer than 10; too few for a share',
  'forum.fewAnswers': 'Answers so far: {count}; a share is shown from 10 on',
  'forum.late': 'Late',
  'forum.lateBase': 'of {count} answered or past their deadline',
  'forum.solved': 'Solved, authors say',
  'forum.solvedBase': 'answers: {count}',
  'forum.grades': 'Grades (out of 5)',
  'forum.level': 'Resolution',
  'forum.speed': 'Speed',
  'forum.manner': 'Manner',
  'forum.gradesBase': 'mean of {count} grades',
  'forum.noGrades': 'Nobody has graded yet',
  'forum.how': 'How it is counted',
  'forum.how1': 'Answered: messages with a final reply, as a share of the approved messages that count.',
  'forum.how2': 'Time to a final reply: the median in working days; half of the messages took no longer.',
  'forum.how3':
    'Late: messages answered after the promised day, or past it without an answer, as a share of those answered or past it. The clock stands still during a recheck, and an approved extension counts.',
  'forum.how4':
    'Solved: authors who chose “Solved” when they graded, as a share of those who answered the question. “Partly solved” does not count.',
  'forum.how5':
    'Of each message only the latest grade counts, without grades that the platform struck out. Shares of fewer than 10 are not shown.',
  'list.none': 'No messages here yet',
  'list.noneHint': 'Yours could be the first.',
  'list.showAll': 'Show all messages'
} as const
