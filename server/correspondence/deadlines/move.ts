import { loadCalendar } from '../../platform/calendar/load.ts'
import { readCalendars } from '../../platform/calendar/put-into-use.ts'
import { changedDays } from '../../platform/calendar/working-calendar.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { notify } from '../../platform/notify/notify.ts'
import { restAfter } from '../../platform/schedule/background-pause.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { recountAssignment } from '../assignments/recount.ts'
import { recountExtension } from '../extensions/follow-clock.ts'
import { recountMerge } from '../merging/recount.ts'
import { recountMessage } from '../messages/move.ts'
import {
  type Calendars,
  isMoved,
  type RecountedAssignment,
  recountAssignments,
  recounting
} from './recount.ts'
import {
  countUntold,
  type OpenMessage,
  selectCountedBy,
  selectOpenAssignments,
  selectOpenMessages,
  selectStoppedDeadlines
} from './store.ts'

interface Moving {
  readonly db: Db
  readonly clock: () => Date
  /** The move stops when this signal fires. */
  readonly signal: AbortSignal
  /** The number of messages in one transaction. */
  readonly limit?: number
}

/**
 * Counts every open or stopped deadline again that another calendar than the one in use has counted, and tells the groups whose
 * deadlines move. It may be stopped or killed at any moment and called again: a deadline names its calendar, and gets the new
 * one with its new date. Decision 0146.
 * @returns how many deadlines moved
 */
export async function moveDeadlines({ db, clock, signal, limit = 50 }: Moving): Promise<number> {
  const to = await loadCalendar(db)
  const former = await readCalendars(db)
  let moved = 0
  for (const [id, calendar] of former) {
    const first = id === to.id ? undefined : changedDays(calendar, to)[0]
    if (!first) continue
    const from = new Date(`${first.date}T00:00:00+08:00`)
    for (let after = 0; !signal.aborted; ) {
      const tids = await selectCountedBy(db, id, { from, after, limit })
      const last = tids.at(-1)
      if (last === undefined) break
      const began = performance.now()
      moved += await inTransaction(db, trx => moveBatch(trx, tids, { former, to }, clock()))
      after = last
      await restAfter(began, signal)
    }
  }
  if (!signal.aborted) await tellHolders(db, to.id, clock())
  return moved
}

/**
 * Tells each group once how many of its deadlines a calendar has moved: hundreds of notifications would hide what needs an
 * answer. The timeline of each message says what moved.
 */
async function tellHolders(db: Db, calendarId: number, now: Date): Promise<void> {
  await inTransaction(db, async trx => {
    for (const { groupId, moved } of await countUntold(trx, calendarId)) {
      const verb = 'deadline.recounted'
      const eventId = await recordEvent(trx, {
        verb,
        audience: 'holders',
        subject: { kind: 'calendar', id: calendarId },
        actor: 'system',
        at: now,
        groupId,
        after: { moved }
      })
      await notify(trx, { eventId, verb, tid: null, subject: `${moved} 件`, at: now }, { groups: [groupId] })
    }
  })
}

/** Moves the deadlines of these messages and of their assignments. @returns how many moved */
async function moveBatch(
  trx: Trx,
  tids: readonly number[],
  calendars: Calendars,
  now: Date
): Promise<number> {
  for (const tid of tids) await lockMessage(trx, tid)
  const messages = new Map((await selectOpenMessages(trx, { tids })).map(one => [one.tid, one]))
  const assignments = Map.groupBy(await selectOpenAssignments(trx, { tids }), ({ tid }) => tid)
  let moved = 0
  // nobody is told: a stopped deadline is shown to nobody, and split messages have at least two working days
  for (const stopped of await selectStoppedDeadlines(trx, tids)) {
    const deadline = recounting(calendars, stopped)(stopped.deadline_at)
    await recountMerge(trx, stopped.id, { deadline_at: deadline, deadline_calendar: calendars.to.id })
    if (deadline.getTime() !== stopped.deadline_at.getTime()) moved++
  }
  for (const tid of tids) {
    const message = messages.get(tid)
    const deadline = message ? recounting(calendars, message)(message.deadline_at) : null
    if (message && deadline) moved += await moveMessageDeadline(trx, message, deadline, calendars, now)
    for (const one of recountAssignments(assignments.get(tid) ?? [], deadline, calendars, now))
      moved += await moveAssignmentDeadlines(trx, one, calendars, now)
  }
  return moved
}

/** Writes the deadline of a message; if it moves, everybody who reads the message sees it, and its group is told. */
async function moveMessageDeadline(
  trx: Trx,
  message: OpenMessage,
  deadline: Date,
  calendars: Calendars,
  now: Date
): Promise<number> {
  const { tid, group_id, deadline_at: before } = message
  await recountMessage(trx, tid, deadline, calendars.to.id)
  if (deadline.getTime() === before.getTime()) return 0
  await recountExtension(trx, tid, recounting(calendars, message))
  await recordEvent(trx, {
    verb: 'deadline.moved',
    audience: 'public',
    subject: { kind: 'message', id: tid },
    tid,
    actor: 'system',
    at: now,
    groupId: group_id,
    before: { dueAt: before },
    after: { dueAt: deadline, calendar: calendars.to.id }
  })
  return 1
}

/** Writes the deadlines of an assignment; if one moves, its holder is told. */
async function moveAssignmentDeadlines(
  trx: Trx,
  recounted: RecountedAssignment,
  { to }: Calendars,
  now: Date
): Promise<number> {
  const { assignment, deadline, acceptBy } = recounted
  const { tpid, tid, holder_group_id: holder } = assignment
  await recountAssignment(trx, tpid, { deadline_at: deadline, accept_by: acceptBy, deadline_calendar: to.id })
  if (!isMoved(recounted)) return 0
  await recordEvent(trx, {
    verb: 'deadline.moved',
    audience: 'holders',
    subject: { kind: 'assignment', id: tpid },
    tid,
    tpid,
    actor: 'system',
    at: now,
    groupId: holder,
    before: { dueAt: assignment.deadline_at, acceptBy: assignment.accept_by },
    after: { dueAt: deadline, acceptBy, calendar: to.id }
  })
  return 1
}
