import type { SignedInActor } from '../../platform/actor.ts'
import { readCalendar } from '../../platform/calendar/load.ts'
import { lockCalendar, putIntoUse, readCalendars } from '../../platform/calendar/put-into-use.ts'
import {
  baseYear,
  buildCalendar,
  type CalendarFacts,
  type ChangedDay,
  changedDays,
  libraryDaysAfter,
  libraryYear
} from '../../platform/calendar/working-calendar.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requestRun } from '../../platform/schedule/change.ts'
import { isMoved, recountAssignments, recounting } from './recount.ts'
import { selectKeptDays, selectOpenAssignments, selectOpenMessages } from './store.ts'

/** When the job looks for deadlines of a former calendar if nobody asks; as in its migration. */
const cron = '20 0/10 * * * ?'

/** The effect of the days that administrators keep, if they were put into use now. */
export interface CalendarPreview {
  days: ChangedDay[]
  /** Messages whose deadline would move. */
  messages: number
  /** Assignments of which a deadline would move. */
  assignments: number
  /** True if there is anything to put into use, even if no working day changes. */
  isChanged: boolean
}

/** Returns the calendar that the days of administrators and those of the product make together. */
async function proposeCalendar(db: Db | Trx): Promise<Pick<CalendarFacts, 'knownYear' | 'days'>> {
  return { knownYear: libraryYear, days: { ...libraryDaysAfter(baseYear), ...(await selectKeptDays(db)) } }
}

/** Tells whether two calendars say something else of any day. */
function isOther(one: CalendarFacts['days'], other: CalendarFacts['days']): boolean {
  const dates = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...dates].some(date => one[date] !== other[date])
}

/** Counts what would move if the days that administrators keep were put into use now. Nothing is written. */
export async function previewCalendar(db: Db, now: Date): Promise<CalendarPreview> {
  const inUse = await readCalendar(db)
  const proposed = await proposeCalendar(db)
  const to = buildCalendar({ ...inUse, ...proposed, hasStatutory: true })
  const days = changedDays(buildCalendar(inUse), to)
  const isChanged = isOther(inUse.days, proposed.days)
  const [first] = days
  if (!first) return { days, messages: 0, assignments: 0, isChanged }
  const from = new Date(`${first.date}T00:00:00+08:00`)
  const former = await readCalendars(db)
  const calendars = { former, to }
  const messages = new Map(
    (await selectOpenMessages(db, { from })).map(message => {
      const deadline = recounting(calendars, message)(message.deadline_at)
      return [message.tid, { deadline, isMoved: deadline.getTime() !== message.deadline_at.getTime() }]
    })
  )
  const assignments = Map.groupBy(await selectOpenAssignments(db, { from }), ({ tid }) => tid)
  const moved = [...assignments].map(
    ([tid, all]) =>
      recountAssignments(all, messages.get(tid)?.deadline ?? null, calendars, now).filter(isMoved).length
  )
  return {
    days,
    messages: [...messages.values()].filter(one => one.isMoved).length,
    assignments: moved.reduce((sum, count) => sum + count, 0),
    isChanged
  }
}

/**
 * Puts the days that administrators keep into use, and requests the job that moves open deadlines. Decision 0146.
 * @throws Refusal CAL0001 if they are in use already
 */
export async function applyCalendar(trx: Trx, actor: SignedInActor, now: Date): Promise<{ id: number }> {
  const inUse = await lockCalendar(trx)
  const proposed = await proposeCalendar(trx)
  if (!isOther(inUse.days, proposed.days)) throw new Refusal('CAL0001')
  const id = await putIntoUse(trx, proposed, { by: actor.accountId, at: now })
  const subject = { kind: 'calendar', id }
  await recordEvent(trx, { verb: 'calendar.applied', audience: 'editor', subject, actor, at: now })
  await requestRun(trx, 'deadlineMove', { cron, now })
  return { id }
}

/**
 * Puts a calendar into use with the years that this version of the product knows and the one in use does not. Days of
 * administrators that are in use stay.
 */
export async function adoptLibrary(trx: Trx, now: Date): Promise<void> {
  const inUse = await lockCalendar(trx)
  if (inUse.knownYear >= libraryYear) return
  const days = { ...libraryDaysAfter(baseYear), ...inUse.days }
  await putIntoUse(trx, { knownYear: libraryYear, days }, { by: null, at: now })
  await requestRun(trx, 'deadlineMove', { cron, now })
}
