/** Texts of searching messages. */
export const messages = {
  'search.range': 'Published',
  'search.anyTime': 'Any time',
  'search.today': 'Today',
  'search.days': 'Last {days} days',
  'search.custom': 'Chosen dates',
  'search.byRegion': 'Search messages by region',
  'search.titleOf': 'Messages in {region}',
  'message.topic': 'Topic',
  'search.organization': 'Kind of office',
  'organization.local': 'Local',
  'organization.ministry': 'Ministry',
  'organization.congress': 'People’s congress'
} as const
