/** Texts of the case library. */
export const messages = {
  'cases.title': 'Case library',
  'cases.intro': 'Messages that were handled well, reviewed and published here for everybody to read.',
  'cases.search': 'Search in titles and texts',
  'cases.tabs': 'By type of message',
  'cases.found': '{total} cases',
  'cases.none': 'No cases match',
  'cases.noneHint': 'Try a shorter word, or fewer filters.',
  'cases.region': 'Region',
  'cases.summary': 'The case',
  'cases.measures': 'What was done',
  'cases.result': 'Result',
  'cases.message': 'The message',
  'cases.all': 'All cases',
  'cases.published': 'Published on',
  'cases.handledBy': 'Handled by: {name}',
  'cases.gallery': 'Attachments',
  'cases.satisfaction': 'Grade {score}'
} as const
