import type { MessageKey } from '../../lib/i18n.tsx'

/** The verbs of notifications that have words of their own. */
const verbs = [
  'message.approved',
  'message.returned',
  'message.takenDown',
  'message.restored',
  'message.readdressed',
  'message.redacted',
  'message.deletionRefused',
  'message.deleted',
  'supplement.approved',
  'supplement.returned',
  'reply.interim',
  'reply.final',
  'reply.explained',
  'reply.explainedLast',
  'reply.edited',
  'extension.approved',
  'grading.closing',
  'grade.given',
  'grade.givenAgain',
  'comment.approved',
  'comment.refused',
  'suggestion.adopted',
  'suggestion.adoptionCancelled',
  'campaign.begun',
  'campaign.ended',
  'campaign.endedEarly',
  'campaign.summarized',
  'campaign.takenDown',
  'company.approved',
  'company.refused',
  'handling.added',
  'handling.ended',
  'feedback.answered',
  'person.exported'
] as const

/** Returns the text that says what happened. */
export function newsOf(verb: string): MessageKey {
  const known = verbs.find(one => one === verb)
  return known ? `news.${known}` : 'news.other'
}

/** The kinds of notifications that a reader can choose, by the noun of the verb. */
export const newsKinds = [
  'message',
  'supplement',
  'reply',
  'grading',
  'comment',
  'suggestion',
  'campaign',
  'company',
  'handling',
  'feedback'
] as const
