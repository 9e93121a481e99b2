import type { MessageKey } from '../../lib/i18n.tsx'

/** The verbs of notifications that have their own text, by noun. */
const verbs = {
  message: [
    'approved',
    'returned',
    'merged',
    'split',
    'takenDown',
    'restored',
    'readdressed',
    'redacted',
    'deletionRefused',
    'deleted',
    'voiced'
  ],
  supplement: ['approved', 'returned'],
  reply: ['interim', 'final', 'explained', 'explainedLast', 'edited'],
  extension: ['approved'],
  grading: ['closing'],
  grade: ['given', 'givenAgain'],
  comment: ['approved', 'refused'],
  suggestion: ['adopted', 'adoptionCancelled'],
  campaign: ['begun', 'ended', 'endedEarly', 'summarized', 'takenDown'],
  company: ['approved', 'refused'],
  handling: ['added', 'ended'],
  feedback: ['answered'],
  person: ['exported', 'revealed', 'lookedUp', 'contactBound', 'contactUnbound', 'phoneChanged'],
  account: [
    'passwordChanged',
    'passwordRecovered',
    'passwordSet',
    'newDevice',
    'providerBound',
    'providerUnbound'
  ],
  phone: ['revealed']
} as const

/** Any of these verbs, with its noun, as in the contract. */
type Verb = { [Noun in keyof typeof verbs]: `${Noun}.${(typeof verbs)[Noun][number]}` }[keyof typeof verbs]

const known = new Set<string>(
  Object.entries(verbs).flatMap(([noun, acts]) => acts.map(act => `${noun}.${act}`))
)

const isKnown = (verb: string): verb is Verb => known.has(verb)

/** Returns the text of a notification. */
export const newsOf = (verb: string): MessageKey => (isKnown(verb) ? `news.${verb}` : 'news.other')

/** The kinds of notifications that a reader can filter by. A kind is the noun of the verb. */
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
  'account',
  'person',
  'phone',
  'feedback'
] as const
