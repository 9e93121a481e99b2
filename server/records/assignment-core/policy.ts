/**
 * The rules about who may see an assignment and act on it. They are pure functions over the transition table. Domain 4.
 */
import { type Actor, isInstitution } from '../../platform/actor.ts'
import { dateOf } from '../../platform/calendar/calendar.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AssignmentRecord } from './record.ts'
import {
  type AssignmentAction,
  type AssignmentTransition,
  assignmentTransitions,
  openStates,
  owedStates
} from './transitions.ts'

const rows: Readonly<Record<AssignmentAction, AssignmentTransition>> = assignmentTransitions

/** Tells whether an assignment is open: one of its parties still has to act. */
export const isAssignmentOpen = (assignment: Pick<AssignmentRecord, 'state'>): boolean =>
  openStates.includes(assignment.state)

/** Tells whether the answer or the result of an assignment is still owed; one that waits to be examined is not. */
export const isAnswerOwed = ({ state }: Pick<AssignmentRecord, 'state'>): boolean =>
  owedStates.includes(state)

/** Returns the open assignment, among all of a message, that a group gave. */
export const openGiven = (all: readonly AssignmentRecord[], group: number): AssignmentRecord | undefined =>
  all.find(one => one.giver_group_id === group && isAssignmentOpen(one))

/** Returns the open assignment, among all of a message, that a group holds. */
export const openHeld = (all: readonly AssignmentRecord[], group: number): AssignmentRecord | undefined =>
  all.find(one => one.holder_group_id === group && isAssignmentOpen(one))

/** The fields of an assignment that decide which groups its message concerns. */
type Party = Pick<AssignmentRecord, 'giver_group_id' | 'holder_group_id' | 'is_past'>

/**
 * Tells whether an assignment concerns a group. An assignment from before the message moved to another group concerns
 * none. Decision 0037.
 */
const concerns = (group: number, { giver_group_id, holder_group_id, is_past }: Party): boolean =>
  !is_past && (giver_group_id === group || holder_group_id === group)

/**
 * Tells whether the actor's group gave or holds one of a message's assignments, open or closed. `handledBy` is the same
 * rule in SQL.
 */
export const isConcernedBy = (actor: Actor, all: readonly Party[]): boolean =>
  isInstitution(actor) && all.some(one => concerns(actor.group.id, one))

/** Tells whether the actor's group gave or holds an open one of a message's assignments. */
export const isAtWorkBy = (actor: Actor, all: readonly AssignmentRecord[]): boolean =>
  isConcernedBy(actor, all.filter(isAssignmentOpen))

/** Tells whether the actor's group is the party that a row names. */
function isWho(actor: Actor, assignment: AssignmentRecord, action: AssignmentAction): boolean {
  if (!isInstitution(actor)) return false
  const group = rows[action].who === 'giver' ? assignment.giver_group_id : assignment.holder_group_id
  return group === actor.group.id
}

/**
 * Refuses an assignment that the actor's group may not see, as if it were missing.
 * @throws Refusal GEN0404
 */
export function requireVisible(actor: Actor, assignment: AssignmentRecord | undefined): asserts assignment {
  const groups = [assignment?.giver_group_id, assignment?.holder_group_id, assignment?.message_group_id]
  if (!assignment || !isInstitution(actor) || !groups.includes(actor.group.id)) throw new Refusal('GEN0404')
}

const fits = (assignment: AssignmentRecord, action: AssignmentAction): boolean =>
  rows[action].from.includes(assignment.state) && !(rows[action].notWhileGivenOn && assignment.given_on)

/**
 * Refuses an action that the table does not allow now.
 * @throws Refusal ASG0001, ASG0004; GEN0404 if the action belongs to the other party
 */
export function requireTransition(
  actor: Actor,
  assignment: AssignmentRecord,
  action: AssignmentAction
): void {
  const row = rows[action]
  if (!isWho(actor, assignment, action)) throw new Refusal('GEN0404')
  if (!row.from.includes(assignment.state)) throw new Refusal('ASG0001', { action: row.name })
  if (row.notWhileGivenOn && assignment.given_on) {
    throw action === 'requestReturn' ? new Refusal('ASG0004') : new Refusal('ASG0001', { action: row.name })
  }
}

/** Returns the state after an action. */
export function nextState(
  assignment: Pick<AssignmentRecord, 'state' | 'state_before_return'>,
  action: AssignmentAction
): AssignmentRecord['state'] {
  const { to } = rows[action]
  if (to === 'same') return assignment.state
  return to === 'before' ? (assignment.state_before_return ?? 10) : to
}

/** Tells whether an action that is done once a day was done on this day of the calendar. */
export function isDoneToday(assignment: AssignmentRecord, action: AssignmentAction, now: Date): boolean {
  const { onceADay } = rows[action]
  const last = onceADay && assignment[onceADay]
  return last ? dateOf(last) === dateOf(now) : false
}

/** Returns the operations that the actor may call on the assignment now. */
export function allowedAssignmentActions(actor: Actor, assignment: AssignmentRecord, now: Date): string[] {
  const actions = Object.keys(rows) as AssignmentAction[]
  const allowed = actions.filter(
    action =>
      isWho(actor, assignment, action) && fits(assignment, action) && !isDoneToday(assignment, action, now)
  )
  const operations = allowed.map(action => rows[action].operation)
  return mayAssignOn(actor, assignment) ? [...operations, 'assignMessage', 'assignOffline'] : operations
}

/**
 * Tells whether the actor's group holds the assignment, has accepted it, and may assign the message to its own
 * subordinates.
 */
export const mayAssignOn = (actor: Actor, assignment: AssignmentRecord): boolean =>
  isInstitution(actor) &&
  actor.group.organization !== 5 &&
  assignment.holder_group_id === actor.group.id &&
  assignment.state === 20 &&
  !assignment.given_on
