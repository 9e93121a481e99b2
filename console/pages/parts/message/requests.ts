import type { StaffMessage } from './modes.ts'

/** A fact of a request: a key of its label, and a text or the value of a dictionary. */
export interface RequestFact {
  readonly label:
    | 'matter'
    | 'channel'
    | 'reason'
    | 'proposer'
    | 'originalLink'
    | 'decision'
    | 'opinion'
    | 'advice'
    | 'text'
    | 'kind'
  readonly value: string | number
  /** The dictionary of the value; absent if the value is a text. */
  readonly dict?: string
}

type Parties = readonly [from: string, to?: string]

/** A request about a message, or a change of the office to which it is addressed. */
export interface MessageRequest {
  readonly kind: 'recheck' | 'delivery' | 'report' | 'proposal' | 'readdressing' | 'deletion'
  readonly id: number
  /** The names of the group that asked and of the one concerned; empty if the author asked. */
  readonly parties: Parties | readonly []
  /** The time at which it was made, in seconds. */
  readonly at: number
  readonly decidedAt: number | null
  /** Its state and the dictionary of the states; absent if it has none. */
  readonly state?: { readonly dict: string; readonly value: number }
  readonly facts: readonly RequestFact[]
  readonly allowedActions: readonly string[]
  /** The opinion that a second one would replace. */
  readonly opinion?: string
}

/** Returns the facts that have a value. */
const filled = (
  facts: readonly (Omit<RequestFact, 'value'> & { value: string | number | null })[]
): RequestFact[] =>
  facts.flatMap(fact => (fact.value === null || fact.value === '' ? [] : [{ ...fact, value: fact.value }]))

/** The parts of a message that are requests about it. */
export type Requested = Pick<
  StaffMessage,
  'rechecks' | 'deliveries' | 'reports' | 'proposals' | 'readdressings' | 'deletionRequests'
>

const rechecksOf = ({ rechecks }: Requested): MessageRequest[] =>
  rechecks.map(one => ({
    kind: 'recheck',
    id: one.id,
    parties: [one.groupName],
    at: one.askedAt,
    decidedAt: one.decidedAt,
    state: { dict: 'recheckState', value: one.recheckState },
    facts: filled([
      { label: 'matter', value: one.matter, dict: 'recheckMatter' },
      { label: 'channel', value: one.channel, dict: 'recheckChannel' },
      { label: 'reason', value: one.reason },
      { label: 'proposer', value: one.proposer },
      { label: 'originalLink', value: one.originalLink },
      { label: 'decision', value: one.note }
    ]),
    allowedActions: []
  }))

const deliveriesOf = ({ deliveries }: Requested): MessageRequest[] =>
  deliveries.map(one => ({
    kind: 'delivery',
    id: one.id,
    parties: [one.groupName, one.toGroupName],
    at: one.askedAt,
    decidedAt: one.decidedAt,
    state: { dict: 'deliveryState', value: one.deliveryState },
    facts: filled([
      { label: 'reason', value: one.reason },
      { label: 'decision', value: one.note },
      { label: 'opinion', value: one.opinion }
    ]),
    allowedActions: one.allowedActions,
    ...(one.opinion !== null && { opinion: one.opinion })
  }))

const reportsOf = ({ reports }: Requested): MessageRequest[] =>
  reports.map(one => ({
    kind: 'report',
    id: one.id,
    parties: [one.groupName, one.superiorName],
    at: one.askedAt,
    decidedAt: one.decidedAt,
    state: { dict: 'reportState', value: one.reportState },
    facts: filled([
      { label: 'reason', value: one.note },
      { label: 'advice', value: one.advice }
    ]),
    allowedActions: one.allowedActions
  }))

/** Returns the proposed replies that no longer wait; the panel shows the waiting ones. */
const proposalsOf = ({ proposals }: Requested): MessageRequest[] =>
  proposals
    .filter(({ proposalState }) => proposalState !== 0)
    .map(one => ({
      kind: 'proposal',
      id: one.id,
      parties: [one.groupName, one.superiorName],
      at: one.askedAt,
      decidedAt: one.decidedAt,
      state: { dict: 'proposalState', value: one.proposalState },
      facts: filled([
        { label: 'kind', value: one.kind, dict: 'proposalKind' },
        { label: 'text', value: one.text },
        { label: 'reason', value: one.note }
      ]),
      allowedActions: []
    }))

const readdressingsOf = ({ readdressings }: Requested): MessageRequest[] =>
  readdressings.map(one => ({
    kind: 'readdressing',
    id: one.id,
    parties: [one.fromForumName, one.toForumName],
    at: one.at,
    decidedAt: null,
    facts: filled([{ label: 'reason', value: one.reason }]),
    allowedActions: []
  }))

const deletionsOf = ({ deletionRequests }: Requested): MessageRequest[] =>
  deletionRequests.map(one => ({
    kind: 'deletion',
    id: one.id,
    parties: [],
    at: one.askedAt,
    decidedAt: one.decidedAt,
    state: { dict: 'deletionState', value: one.deletionState },
    facts: filled([
      { label: 'reason', value: one.reason },
      { label: 'decision', value: one.note }
    ]),
    allowedActions: []
  }))

/** Returns all requests about a message, in the order of time. */
export function requestsOf(message: Requested): MessageRequest[] {
  return [rechecksOf, deliveriesOf, reportsOf, proposalsOf, readdressingsOf, deletionsOf]
    .flatMap(read => read(message))
    .sort((one, other) => one.at - other.at)
}
