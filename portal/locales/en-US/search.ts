/** Texts of the search. */
export const messages = {
  'search.title': 'Search messages',
  'search.titleFor': 'Results for “{keywords}”',
  'search.more': 'More filters',
  'search.moreActive': 'More filters ({count} in use)',
  'search.apply': 'Apply filters',
  'search.active': 'Filters in use',
  'search.drop': 'Remove this filter',
  'search.from': 'Published from',
  'search.until': 'until',
  'search.badDates': 'The end date cannot be before the start date.',
  'search.order': 'Order',
  'search.newest': 'Newest first',
  'search.lastReplied': 'Last answered first',
  'search.found': '{total} messages',
  'search.foundFor': '{total} messages for “{keywords}”',
  'search.none': 'No message matches',
  'search.noneHint': 'Try shorter words or fewer filters.'
} as const
