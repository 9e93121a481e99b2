/**
 * The verbs of events, noun first, and who may read their events. The event table, timelines and notifications use them.
 * An event is what `events` in the words of a family names, so no event is without words.
 */
import { families } from '../vocabulary/families.ts'

/**
 * The readers of an event. `public` is everybody who may read the message; `author` its author; `holders` those who handle
 * it; `parties` the author and those who handle it; `editor` the platform only. The platform reads all.
 */
export type Audience = 'public' | 'author' | 'holders' | 'parties' | 'editor'

type VerbsOf<Family> = Family extends { readonly events: infer Events }
  ? { [Noun in keyof Events & string]: `${Noun}.${keyof Events[Noun] & string}` }[keyof Events & string]
  : never

/** A verb of an event: `assignment.given`. */
export type EventVerb = VerbsOf<(typeof families)[keyof typeof families]>

type NounOf<Verb extends string> = Verb extends `${infer Noun}.${string}` ? Noun : string

/** Returns the noun of a verb: the part before its dot. */
export const nounOf = <Verb extends string>(verb: Verb): NounOf<Verb> =>
  verb.slice(0, verb.indexOf('.')) as NounOf<Verb>

/** Every verb of an event. Front ends read the list of `generated/event-verbs.ts`, which has no words. */
export const eventVerbs: readonly EventVerb[] = Object.values(families).flatMap(family =>
  'events' in family
    ? Object.entries<object>(family.events).flatMap(([noun, acts]) =>
        Object.keys(acts).map(act => `${noun}.${act}` as EventVerb)
      )
    : []
)

/**
 * The audience of the events of a noun; a new event of the noun needs no line here. Everybody may read an event only if
 * its verb says so below.
 */
const audienceOfNoun: Readonly<Record<NounOf<EventVerb>, Exclude<Audience, 'public'>>> = {
  account: 'editor',
  assignment: 'holders',
  attachment: 'holders',
  calendar: 'editor',
  campaign: 'holders',
  case: 'holders',
  comment: 'author',
  company: 'editor',
  deadline: 'holders',
  delivery: 'holders',
  detector: 'holders',
  entry: 'holders',
  extension: 'holders',
  feedback: 'editor',
  forum: 'holders',
  grade: 'holders',
  grading: 'holders',
  handling: 'editor',
  issue: 'editor',
  letter: 'editor',
  mail: 'editor',
  // a merge concerns the authors of the messages and those who answer them
  merge: 'parties',
  message: 'author',
  notice: 'editor',
  person: 'editor',
  phone: 'editor',
  proposal: 'holders',
  recheck: 'holders',
  record: 'editor',
  reply: 'holders',
  report: 'holders',
  schedule: 'editor',
  secondFactor: 'editor',
  session: 'editor',
  sms: 'editor',
  storage: 'editor',
  suggestion: 'holders',
  supplement: 'author',
  user: 'editor',
  voice: 'editor',
  workflow: 'editor'
}

/**
 * The audiences of verbs that differ from their noun. Domain 2: notes of returns, send-backs and rechecks are never
 * public. A verb of two audiences has events of both.
 */
const audiencesOfVerb: Readonly<Partial<Record<EventVerb, readonly [Audience, Audience?]>>> = {
  'attachment.hidden': ['author'],
  'attachment.shown': ['author'],
  // everybody who may read an answer is told of a file deleted from it, the handlers of one deleted from a draft
  'attachment.deleted': ['public', 'holders'],
  'campaign.begun': ['public'],
  'campaign.confirmed': ['public'],
  'campaign.ended': ['public'],
  'campaign.endedEarly': ['public'],
  'campaign.summarized': ['public'],
  'case.published': ['public'],
  'comment.approved': ['public'],
  'company.approved': ['author'],
  'company.refused': ['author'],
  // former verbs for 'suggestion.adopted' and 'suggestion.adoptionCancelled'; old events still have them
  'entry.adopted': ['public'],
  'entry.adoptionCancelled': ['public'],
  // everybody who may read a message sees that its deadline moved, its handlers that of an assignment
  'deadline.moved': ['public', 'holders'],
  'extension.approved': ['public'],
  'feedback.answered': ['author'],
  'grade.given': ['public'],
  'grade.givenAgain': ['public'],
  'grading.closing': ['author'],
  'issue.growing': ['holders'],
  'issue.manyPeople': ['holders'],
  'message.approved': ['public'],
  'message.inDistress': ['editor'],
  'message.merged': ['parties'],
  'message.posted': ['public'],
  'message.readdressed': ['public'],
  'message.reclassified': ['parties'],
  'message.redacted': ['editor'],
  'message.split': ['parties'],
  // the author is told of each joining citizen, everybody is told of many
  'message.voiced': ['author', 'public'],
  // whose data was read is told; events from before that are for editors, as are look-ups that found nobody
  'person.lookedUp': ['author', 'editor'],
  'person.revealed': ['author', 'editor'],
  'phone.revealed': ['author', 'editor'],
  'reply.explained': ['public'],
  'reply.explainedLast': ['public'],
  'reply.final': ['public'],
  'reply.interim': ['public'],
  'suggestion.adopted': ['public'],
  'suggestion.adoptionCancelled': ['public'],
  'supplement.approved': ['public']
}

/** Returns the audiences that the events of a verb may have. */
export const listAudiences = (verb: EventVerb): readonly Audience[] =>
  audiencesOfVerb[verb]?.filter(audience => audience !== undefined) ?? [audienceOfNoun[nounOf(verb)]]
