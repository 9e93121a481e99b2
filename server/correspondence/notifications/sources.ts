import { type EventVerb, eventVerbs, nounOf } from '@board/schemas/facts/events'
import {
  type AssignmentTransition,
  assignmentTransitions
} from '../../records/assignment-core/transitions.ts'

/** The sides from which items are returned. Domain 5. */
export const sources = ['user', 'platform', 'last', 'next'] as const
export type Source = (typeof sources)[number]

/**
 * The nouns of the verbs about which the platform decides. A new verb of one of them is feedback without further code.
 */
const decided: readonly string[] = ['recheck', 'extension', 'delivery', 'case', 'campaign']

/** Verbs of these nouns that come from another institution. */
const ofOthers: readonly EventVerb[] = ['delivery.opinionGiven']

/** Returns the verbs by which one party of an assignment acts. Its other party is notified of them. */
function verbsOfParty(party: AssignmentTransition['who']): EventVerb[] {
  const rows: readonly AssignmentTransition[] = Object.values(assignmentTransitions)
  return [...new Set(rows.filter(({ who }) => who === party).map(({ verb }) => verb))]
}

/** The verbs of events in a group's work, by side. An event is feedback if the group was notified of it. */
export const verbsFrom: Readonly<Record<Source, readonly EventVerb[]>> = {
  user: ['grade.given', 'grade.givenAgain', 'comment.approved', 'supplement.approved'],
  platform: [
    ...eventVerbs.filter(verb => decided.includes(nounOf(verb)) && !ofOthers.includes(verb)),
    'message.takenDown',
    'message.restored',
    'message.readdressed',
    'message.deleted',
    'forum.handedOver'
  ],
  last: [
    ...verbsOfParty('giver'),
    'assignment.closed',
    'report.takenOver',
    'report.returned',
    'report.noted',
    'proposal.approved',
    'proposal.sentBack',
    'proposal.lapsed'
  ],
  next: [
    ...verbsOfParty('holder'),
    'report.submitted',
    'report.withdrawn',
    'proposal.submitted',
    'proposal.withdrawn'
  ]
}
