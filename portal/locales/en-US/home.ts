/** Texts of the home page. */
export const messages = {
  'home.title': 'Speak directly to your leaders',
  'home.promise':
    'Ask, seek help, complain or suggest: write to the leaders where you live, or to a ministry. Every message is handled, and you grade the result.',
  'home.messages': 'messages accepted',
  'home.replied': 'final replies',
  'home.medianDays': 'median time to a final reply',
  'home.days': '{days} working days',
  'home.allMinistries': 'All ministries',
  'home.counted':
    'Includes private messages and messages deleted later, but not those left out of the statistics. Search lists only public messages, so its number differs.',
  'home.unreadNotice': 'Unread',
  'home.asOf': 'As of',
  'home.latest': 'Latest replies',
  'home.more': 'More replies',
  'home.noReplies': 'No public replies yet',
  'home.noRepliesHint': 'Messages appear here once they are answered.',
  'home.regions': 'Find the leaders where you live',
  'home.find': 'Show leaders',

  'home.campaigns': 'Suggestions wanted',
  'home.campaignEnds': 'until'
} as const
