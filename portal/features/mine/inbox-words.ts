import type { MessageKey } from '../../lib/i18n.tsx'

/** The texts of notifications: `news.` with the verb of the event. */
const texts = [
  'news.message.approved',
  'news.message.returned',
  'news.message.takenDown',
  'news.message.restored',
  'news.message.readdressed',
  'news.message.redacted',
  'news.message.deletionRefused',
  'news.message.deleted',
  'news.supplement.approved',
  'news.supplement.returned',
  'news.reply.interim',
  'news.reply.final',
  'news.reply.explained',
  'news.reply.explainedLast',
  'news.reply.edited',
  'news.extension.approved',
  'news.grading.closing',
  'news.grade.given',
  'news.grade.givenAgain',
  'news.comment.approved',
  'news.comment.refused',
  'news.suggestion.adopted',
  'news.suggestion.adoptionCancelled',
  'news.campaign.begun',
  'news.campaign.ended',
  'news.campaign.endedEarly',
  'news.campaign.summarized',
  'news.campaign.takenDown',
  'news.company.approved',
  'news.company.refused',
  'news.handling.added',
  'news.handling.ended',
  'news.feedback.answered',
  'news.person.exported'
] as const satisfies readonly MessageKey[]

/** Returns the text that says what happened. */
export const newsOf = (verb: string): MessageKey =>
  texts.find(text => text === `news.${verb}`) ?? 'news.other'

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
