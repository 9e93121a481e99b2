/** Texts of the page that shows another page. */
export const messages = {
  'frame.title': 'Page in a frame',
  'frame.none': 'This page cannot be shown here',
  'frame.noneHint': 'Only pages of this site can be shown here.',
  'frame.open': 'Open on its own'
} as const
