/** Texts of the notices. */
export const messages = {
  'notices.none': 'There are no notices',
  'notices.noneHint': 'New notices will be shown here.',
  'notices.found': '{total} notices',
  'notices.unread': 'Unread',
  'notices.all': 'All notices'
} as const
