/**
 * The rules about who may see a message and act on it. They are pure functions over the transition table. Domain 1, 2;
 * specification 6.
 */
import { suggestionType } from '@board/schemas/facts/formats'
import { type Actor, isCitizen, isInstitution, isSignedIn, mayCall } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import {
  type AuditState,
  isApproved,
  isBeforeFinalReply,
  isBeforeGrade,
  type MessageAction,
  type MessageTransition,
  messageTransitions,
  type TraceState
} from '../../records/message-core/transitions.ts'

const day = 86_400_000

/** Facts outside the message that the rules need. */
export interface Circumstances {
  /** True if an assignment of the message that the acting group itself gave is open. */
  readonly assigned: boolean
  /** The site parameter that says whether replies to suggestions are graded. */
  readonly gradeSuggestions: boolean
  /** Number of calendar days after a reply during which it can be graded. */
  readonly gradingDays: number
  readonly now: Date
}

/** The circumstances that decide whether a reply can be graded. They are the same for all messages. */
export type GradingRules = Omit<Circumstances, 'assigned'>

const rows: Readonly<Record<MessageAction, MessageTransition>> = messageTransitions

/** Tells whether replies to this message are graded at all (domain 2, specification 6). */
export const gradingUsed = (
  message: Pick<MessageRecord, 'organization' | 'type_id'>,
  gradeSuggestions: boolean
): boolean => message.organization !== 5 && (message.type_id !== suggestionType || gradeSuggestions)

/** Returns the end of the time for grading the last reply; null before the first reply. */
export const gradingEndsAt = (
  message: Pick<MessageRecord, 'replied_at'>,
  gradingDays: number
): Date | null => (message.replied_at ? new Date(message.replied_at.getTime() + gradingDays * day) : null)

/** The facts of a message that decide whether its replies can be graded. `state` is null if the reader may not know it. */
interface Gradable extends Pick<MessageRecord, 'organization' | 'type_id' | 'replied_at'> {
  readonly state: TraceState | null
}

/**
 * Tells whether replies to a message can be graded: replies of its kind are graded, and the time to grade the last one is
 * not over. All words of its state follow from this, so that one state has one word everywhere.
 */
export const canBeGraded = (message: Gradable, rules: GradingRules): boolean => {
  const { state } = message
  if (!gradingUsed(message, rules.gradeSuggestions)) return false
  return state === null || !isBeforeGrade({ state }) || withinGrading(message, rules)
}

/** Tells whether the actor is the party that a row names in `who`, or may call its operation. */
function isWho(actor: Actor, message: MessageRecord, action: MessageAction): boolean {
  const row = rows[action]
  if (row.who === 'author') return isCitizen(actor) && actor.accountId === message.author_uid
  if (row.who === 'handler') return isInstitution(actor) && actor.group.id === message.group_id
  return row.operation !== undefined && mayCall(actor, row.operation)
}

/** Tells whether the public may read the message. */
export const isOpen = (message: Pick<MessageRecord, 'audit_state' | 'is_public'>): boolean =>
  isApproved(message) && message.is_public

const editors = 'board:message:page'

/** Tells whether the actor edits the board. An editor also sees messages that wait for approval. */
export const isEditor = (actor: Actor): boolean => isSignedIn(actor) && actor.permissions.has(editors)

/**
 * Tells whether the actor may see the message at all.
 * @param concerned whether an assignment on it was given to, or by, the actor's group, and is not past
 */
export function maySee(actor: Actor, message: MessageRecord, concerned: boolean): boolean {
  if (isOpen(message)) return true
  if (isCitizen(actor)) return actor.accountId === message.author_uid
  if (isInstitution(actor)) return handles(actor, message, concerned)
  return isEditor(actor)
}

/**
 * Tells whether the actor's group handles the message. The message must be approved, and must be the group's own or
 * concern it.
 */
export const handles = (actor: Actor, message: MessageRecord, concerned: boolean): boolean =>
  isInstitution(actor) && isApproved(message) && (actor.group.id === message.group_id || concerned)

/** Returns the refusal of an action; null if the action is possible. It does not check the actor. */
export function refusalOf(message: MessageRecord, action: MessageAction, at: Circumstances): Refusal | null {
  const code = obstacleTo(message, action, at)
  return code && new Refusal(code, code === 'MSG0001' ? { action: rows[action].name } : {})
}

/**
 * Returns the error code that blocks an action; null if nothing does. It creates no error object because it runs for
 * every action of every row of a list.
 */
function obstacleTo(message: MessageRecord, action: MessageAction, at: Circumstances) {
  const row = rows[action]
  if (row.notCongress && message.organization === 5) return 'MSG0007'
  const graded = !row.grading || (gradingUsed(message, at.gradeSuggestions) && withinGrading(message, at))
  const blocked = row.notWhile?.some(reason => (reason === 'assigned' ? at.assigned : isSo(reason, message)))
  const fits = startsIn(row, message) && graded && holds(row, message)
  if (fits && !blocked) return null
  return fits && at.assigned && row.whileAssigned ? row.whileAssigned : 'MSG0001'
}

/** The two states of a message. */
export interface MessageStates {
  readonly audit_state: AuditState
  readonly state: TraceState
}

/** Tells whether a row starts from these states. */
const startsIn = ({ audit, state }: MessageTransition, from: MessageStates): boolean =>
  audit.from.includes(from.audit_state) && state.from.includes(from.state)

/** Tells whether the table allows this action in these states. It does not check the actor or other conditions. */
export const isKnownMove = (from: MessageStates, action: MessageAction): boolean =>
  startsIn(rows[action], from)

/**
 * Returns the states that an action changes, with their new values.
 * @throws Error for a move that is not in the table: the caller did not check whether it is allowed
 */
export function nextStates(from: MessageStates, action: MessageAction): Partial<MessageStates> {
  const { audit, state } = rows[action]
  const trace = typeof state.to === 'object' ? state.to[from.state] : state.to
  if (!isKnownMove(from, action) || trace === undefined)
    throw new Error(`no transition ${action} from ${from.audit_state}/${from.state}`)
  return {
    ...(audit.to === 'kept' ? {} : { audit_state: audit.to }),
    ...(trace === 'kept' ? {} : { state: trace })
  }
}

/** Tells whether the message fulfils the conditions of the row. */
const holds = ({ onlyWhile, suggestions }: MessageTransition, message: MessageRecord): boolean =>
  (!suggestions || (message.type_id === suggestionType && message.collect_id === null)) &&
  (!onlyWhile || isSo(onlyWhile, message))

/** Tells whether a condition of the message holds now. */
function isSo(
  what: 'recheck' | 'takenDown' | 'deletion' | 'adopted' | 'merged',
  message: Pick<
    MessageRecord,
    'recheck_open' | 'taken_down_at' | 'deletion_open' | 'adopted' | 'merged_into' | 'state'
  >
): boolean {
  if (what === 'recheck') return message.recheck_open
  if (what === 'deletion') return message.deletion_open
  // a merged message with a final reply is handled on its own
  if (what === 'merged') return message.merged_into !== null && isBeforeFinalReply(message)
  return what === 'adopted' ? message.adopted : message.taken_down_at !== null
}

function withinGrading(message: Pick<MessageRecord, 'replied_at'>, at: GradingRules): boolean {
  const end = gradingEndsAt(message, at.gradingDays)
  return end !== null && at.now <= end
}

/**
 * Refuses an action that the actor may not do, or that the table does not allow now.
 * @throws Refusal GEN0404, MSG0001, MSG0007
 */
export function requireAction(
  actor: Actor,
  message: MessageRecord,
  action: MessageAction,
  at: Circumstances
): void {
  if (!isWho(actor, message, action)) throw new Refusal('GEN0404')
  const refusal = refusalOf(message, action, at)
  if (refusal) throw refusal
}

/** Returns the operations that the actor may call on the message now, as their ids. */
export function allowedActions(actor: Actor, message: MessageRecord, at: Circumstances): string[] {
  const allowed = new Set<string>()
  for (const action of Object.keys(rows) as MessageAction[]) {
    const { operation } = rows[action]
    if (operation && isWho(actor, message, action) && !obstacleTo(message, action, at)) allowed.add(operation)
  }
  return [...allowed]
}
