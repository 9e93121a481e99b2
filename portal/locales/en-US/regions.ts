/** Texts of the page of a region, and of the tree of its forums. */
export const messages = {
  'substation.title': 'Regions',
  'substation.titleOf': '{region}',
  'substation.intro': 'Choose a province to see its leaders, messages and replies.',
  'substation.allForums': 'All offices',
  'substation.allMessages': 'Search local messages',
  'substation.enter': 'Show only {region} on home and in the menu',
  'substation.forums': 'Offices',
  'substation.messages': 'Messages accepted, private ones included',
  'substation.replies': 'With a final reply',
  'substation.withBelow': 'with the regions below',
  'substation.leaders': 'Leaders of {region}',
  'substation.noLeaders': 'No office of this level here',
  'substation.noLeadersHint': 'Choose a region of the next level above.',
  'substation.latest': 'Latest replies',
  'substation.noReplies': 'No public reply yet',
  'subSite.title': 'Offices by region',
  'subSite.titleOf': 'Offices in {region}',
  'subSite.intro':
    'With the regions and institutions below; the numbers are the messages of each, private ones included.',
  'subSite.introNone': 'Choose a province first.',
  'subSite.found': '{forums} offices, {messages} messages accepted, {replies} with a final reply'
} as const
