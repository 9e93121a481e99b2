/** Texts of the manual. */
export const messages = {
  'manual.title': 'Manual',
  'manual.intro': 'From registering to grading, on one page.',
  'manual.variants': 'For whom',
  'manual.citizen': 'Citizens',
  'manual.company': 'Companies',
  'manual.contents': 'Contents'
} as const
