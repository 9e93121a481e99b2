import type { components } from '@board/generated/openapi'
import { type Actor, isSignedIn } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import { canEnd, stateOf } from './policy.ts'
import type { HandlingRow } from './store.ts'

type Shapes = components['schemas']

/** Returns the facts of a record that the person concerned may see. */
export const factsOf = (row: HandlingRow, now: Date): Omit<Shapes['OwnHandling'], 'postedToday'> => ({
  id: row.id,
  handleType: row.handleType as Shapes['OwnHandling']['handleType'],
  ruleName: row.ruleName,
  days: row.days,
  countType: row.countType as Shapes['OwnHandling']['countType'],
  countDays: row.countDays,
  backtrackTime: secondsOrNull(row.backtrackTime),
  beginTime: seconds(row.beginTime),
  endTime: secondsOrNull(row.endTime),
  endedAt: secondsOrNull(row.revokedAt),
  state: stateOf(row, now)
})

/** Returns a record as an editor sees it, with the actions that the editor may take. */
export const recordOf = (row: HandlingRow, actor: Actor, now: Date): Shapes['HandlingRecord'] => ({
  ...factsOf(row, now),
  uid: row.uid,
  username: row.username,
  nickName: row.nickName,
  tid: row.tid,
  subject: row.subject,
  endReason: row.endReason,
  note: row.note,
  createdAt: seconds(row.createdAt),
  createdBy: row.createdBy,
  allowedActions:
    canEnd(row, now) && isSignedIn(actor) && actor.permissions.has('board:handling:end')
      ? ['endHandlingRecord']
      : []
})
