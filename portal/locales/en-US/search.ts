/** Texts of the search for messages and campaigns. */
export const messages = {
  'search.range': 'Published',
  'search.anyTime': 'Any time',
  'search.today': 'Today',
  'search.days': 'Last {days} days',
  'search.custom': 'Custom dates',
  'search.byRegion': 'Search messages by region',
  'search.titleOf': 'Messages in {region}',
  'message.topic': 'Topic',
  'search.organization': 'Kind of office',
  'organization.local': 'Local',
  'organization.ministry': 'Ministry',
  'organization.congress': 'People’s congress',

  'campaign.search': 'Search campaigns',
  'campaign.searchHint': 'Such as 公园',
  'campaign.tabs': 'By progress',
  'campaign.found': '{total} campaigns',
  'campaign.none': 'No campaign matches',
  'campaign.noneHint': 'Try other words, or another stage.',
  'campaign.intro': 'Institutions ask the public for suggestions; adopted ones are marked.',
  'search.titleFor': 'Results for “{keywords}”',
  'search.answered': 'Answered (all)',
  'search.foundFor': '{total} messages for “{keywords}”',
  'search.noneHint': 'Try shorter words or fewer filters.',
  'message.state': 'Reply'
} as const
