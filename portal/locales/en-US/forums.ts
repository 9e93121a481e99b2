/** Texts of finding somebody to write to. */
export const messages = {
  'leaders.title': 'Ministries and local leaders',
  'leaders.intro': 'Go down by region, or type a name.',
  'leaders.kinds': 'Kind',
  'leaders.local': 'Local leaders',
  'leaders.congress': 'People’s congresses',
  'leaders.found': '{total} offices',
  'leaders.none': 'No office matches',
  'leaders.noneHint': 'Try another region, or a shorter name.',

  'forums.title': 'All offices',
  'forums.intro': 'Local leaders, ministries and people’s congresses that take messages.'
} as const
