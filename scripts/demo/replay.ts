import { isKnownMove, type MessageStates, nextStates } from '@board/server/correspondence/messages/policy'
import {
  type AssignmentState,
  assignmentTransitions,
  openStates
} from '@board/server/records/assignment-core/transitions'
import {
  type MessageAction,
  type MessageTransition,
  messageTransitions
} from '@board/server/records/message-core/transitions'

export type PastEvent = { verb: string; tpid: number | null; before: unknown; after: unknown }

/** The states of a message and its assignments, derived only from their events. */
export type Replayed = { auditState: number; state: number; assignments: Map<number, number> }

/** The action of the message's transition table for each verb. */
const actions: Readonly<Record<string, MessageAction>> = {
  'message.approved': 'approve',
  'message.returned': 'return',
  'message.resubmitted': 'resubmit',
  'message.withdrawn': 'withdraw',
  'message.takenDown': 'takeDown',
  'message.restored': 'restore',
  'message.readdressed': 'readdress',
  'message.deletionRequested': 'requestDeletion',
  'message.deleted': 'consentDeletion',
  'supplement.posted': 'supplement',
  'reply.interim': 'replyInterim',
  'reply.final': 'replyFinal',
  'reply.edited': 'editReply',
  'reply.explained': 'explain',
  'reply.explainedLast': 'lastExplanation',
  'grade.given': 'grade',
  'grade.givenAgain': 'gradeAgain',
  'recheck.requested': 'requestRecheck',
  'suggestion.adopted': 'adoptSuggestion'
}

const rows: Readonly<Record<MessageAction, MessageTransition>> = messageTransitions

/**
 * Changes a message by the transition tables, event by event.
 * @throws Error for an event that could not have happened, or that has another state than the tables
 */
export function replay(events: readonly PastEvent[]): Replayed {
  const replayed: Replayed = { auditState: 0, state: 0, assignments: new Map() }
  for (const event of events) {
    const action = actions[event.verb]
    if (action) replayMessage(replayed, action, event)
    else if (event.verb.startsWith('assignment.')) replayAssignment(replayed, event)
  }
  return replayed
}

const stateOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'state' in value ? value.state : undefined

function replayMessage(replayed: Replayed, action: MessageAction, event: PastEvent): void {
  const { auditState: audit_state, state } = replayed
  const from = { audit_state, state } as MessageStates
  const assigned = [...replayed.assignments.values()].some(one => openStates.includes(one as AssignmentState))
  if (!isKnownMove(from, action) || (rows[action].notWhile?.includes('assigned') && assigned)) {
    throw new Error(`${event.verb} in ${replayed.auditState}/${replayed.state}`)
  }
  const to = { ...from, ...nextStates(from, action) }
  replayed.auditState = to.audit_state
  replayed.state = to.state
  requireSame(stateOf(event.before) ?? state, state, event)
  requireSame(stateOf(event.after) ?? replayed.state, replayed.state, event)
}

function replayAssignment({ assignments }: Replayed, event: PastEvent): void {
  if (event.tpid === null) throw new Error(`${event.verb} of no assignment`)
  const before = assignments.get(event.tpid)
  const after = Number(stateOf(event.after))
  const isStart = event.verb === 'assignment.given' || event.verb === 'assignment.givenOffline'
  const row = Object.values(assignmentTransitions).filter(({ verb }) => verb === event.verb)
  const isClosed = event.verb === 'assignment.closed' && openStates.includes(before as AssignmentState)
  const fits = row.some(
    ({ from, to }) =>
      (from as readonly (number | undefined)[]).includes(before) && (to === 'before' || to === after)
  )
  if (isStart ? before !== undefined : !(fits || isClosed)) throw new Error(`${event.verb} in ${before}`)
  if (!isStart) requireSame(stateOf(event.before), before, event)
  assignments.set(event.tpid, after)
}

function requireSame(said: unknown, is: unknown, { verb }: PastEvent): void {
  if (said !== is) throw new Error(`${verb} says ${said}, and it is ${is}`)
}
