/** Texts of the page of topics. */
export const messages = {
  'topics.intro': 'Messages on the topics that many people care about.',
  'topics.messages': '{total} public messages',
  'topics.manyMessages': 'More than {total} public messages',
  'topics.none': 'There are no topics now',
  'topics.noneHint': 'You can search messages by domain, type or words.',
  'topics.issues': 'What many people write about',
  'topics.byTopic': 'Messages by topic',
  'topics.all': 'See all',
  'topics.people': '{people} people',
  'topics.since': 'Since {day}',
  'topics.progress': 'Progress: ',
  'topics.noProgress': 'It is being handled; progress will be shown here.'
} as const
