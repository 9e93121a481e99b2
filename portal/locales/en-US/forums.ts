/** Texts of the search for a forum. */
export const messages = {
  'leaders.title': 'Ministries and local leaders',
  'leaders.intro': 'Go down by region, or type a name.',
  'leaders.kinds': 'Kind',
  'leaders.local': 'Local leaders',
  'leaders.congress': 'People’s congresses',
  'leaders.found': '{total} offices',
  'leaders.none': 'No office matches',
  'leaders.noneHint':
    'Departments, streets and townships are not written to by themselves: the leaders of their region take their messages. Try the office of a leader there, or choose the region.',
  'forum.counts': 'Taken on:\u00a0{messages}, private ones included. Answered\u00a0finally:\u00a0{replies}',
  'forum.countedAt': 'Messages counted at',
  'leaders.near': 'These leaders take messages about all departments there:',

  'forums.title': 'All offices',
  'forums.below': 'Regions below',
  'forums.itself': 'Only the region itself',
  'forums.withBelow': 'With every region below',
  'forums.intro': 'Local leaders, ministries and people’s congresses that take messages.',

  'leaders.lastUsed': 'You wrote to',
  'advice.title': 'Advice to ministries',
  'advice.intro': 'Opinions, suggestions and requests to ministries.',
  'complaint.title': 'Write to a leader',
  'complaint.intro':
    'Choose who is to deal with your matter. If unsure, begin with the county or city where it happened.'
} as const
