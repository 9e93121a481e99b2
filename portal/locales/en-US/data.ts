/** Texts of the public figures. */
export const messages = {
  'data.title': 'Figures',
  'data.titleOf': 'Figures of {region}',
  'data.intro': 'Figures for all accepted messages, private ones included.',
  'data.introOf': 'Figures for messages accepted by leaders of {region}, at all levels.',
  'data.messages': 'Messages',
  'data.replied': 'Replied',
  'data.replyRate': 'Reply rate',
  'data.satisfaction': 'Satisfied',
  'data.median': 'Median time to a final reply',
  'data.days': '{days} working days',
  'data.at': 'As of {time}',
  'data.months': 'The last twelve months',
  'data.month': 'Month',
  'data.types': 'Types',
  'data.domains': 'Domains',
  'data.domain': 'Domain',
  'data.forums': 'Offices with most messages',
  'data.forum': 'Addressed to',
  'data.download': 'Download CSV',
  'data.more': 'Show the other {count}',
  'data.none': 'No figures yet',
  'data.how': 'How figures are counted',
  'data.how1': 'Messages: those that were approved, by month of approval, including those deleted later.',
  'data.how2': 'Replied: messages with a final reply; interim replies do not count.',
  'data.how3': 'Reply rate: messages with a final reply, as a share of those that count for the rate.',
  'data.how4':
    'Satisfied: messages graded as satisfied, as a share of those graded; nothing is shown where none was graded.',
  'data.how5':
    'Messages that broke the user agreement are left out of rates or volumes, as decided in each case.',
  'data.how6':
    'Time to a final reply: working days from acceptance to the first final reply; the median for replies of the last 90 days, so half of the messages took no longer.',
  'data.noShare': '–',
  'data.last90': 'last 90 days'
} as const
