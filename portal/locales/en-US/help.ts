/** Texts of the help center, and of the footer as a page. */
export const messages = {
  'help.title': 'Help center',
  'help.intro': 'The user agreement, questions and answers, and how to use this site.',
  'help.updated': 'Updated on',
  'help.more': 'Did not find an answer?',

  'footer.title': 'About this site',
  'footer.site': 'This site',
  'footer.cases': 'Cases',
  'footer.manual': 'Manual'
} as const
