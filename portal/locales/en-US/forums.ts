/** Texts of the search for a forum. */
export const messages = {
  'leaders.title': 'Ministries and local leaders',
  'leaders.intro': 'Browse by region, or type a name.',
  'leaders.kinds': 'Kind',
  'leaders.local': 'Local leaders',
  'leaders.congress': 'People’s congresses',
  'leaders.found': '{total} offices',
  'leaders.none': 'No office matches',
  'leaders.noneHint':
    'Departments, streets and townships cannot be written to directly: the leaders of their region take their messages. Try the office of a leader there, or choose the region.',
  'forum.counts': 'Accepted:\u00a0{messages} (private\u00a0included). Final\u00a0replies:\u00a0{replies}',
  'forum.countedAt': 'Messages counted at',
  'leaders.near': 'These leaders take messages about all departments there:',

  'forums.title': 'All offices',
  'forums.below': 'Regions below',
  'forums.itself': 'Only the region itself',
  'forums.withBelow': 'With every region below',
  'forums.intro': 'Local leaders, ministries and people’s congresses that take messages.',

  'leaders.lastUsed': 'You wrote to',
  'directory.title': 'Ministries and regions',
  'directory.intro': 'All ministries, and the leaders of every region. A name opens its public messages.',
  'directory.noMinistries': 'No ministry takes messages yet. Find a leader by region above.',
  'advice.title': 'Advice to ministries',
  'advice.intro': 'Opinions, suggestions and requests to ministries.',
  'complaint.title': 'Write to a leader',
  'complaint.intro':
    'Choose who should handle your matter. If unsure, begin with the county or city where it happened.'
} as const
