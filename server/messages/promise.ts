/** The promise of a message: by when it is answered, and whether that was kept. Domain 7. */
import type { components } from '@board/generated/openapi'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { workingDaysBetween } from '../site/calendar.ts'
import { seconds } from '../site/time.ts'

type AnswerPromise = components['schemas']['AnswerPromise']

/** The facts that a promise is made of, in seconds; `promiseFacts` reads them. */
export interface PromiseFacts {
  /** The deadline of the answer that is owed now. */
  readonly openDueAt: number | null
  /** The time since which a recheck stops the clock. */
  readonly recheckSince: number | null
  /** The deadline of the last answer that had one, and the time of that answer. */
  readonly metDueAt: number | null
  readonly metAt: number | null
  /** The time of the answer before that one. */
  readonly metBefore: number | null
  /** The deadline before the approved extension, and the time of the approval. */
  readonly extensionFrom: number | null
  readonly extensionAt: number | null
}

const dateOf = (at: number) => new Date(at * 1000)

const at = (moment: RawBuilder<unknown>) => sql`floor(extract(epoch from ${moment}))`

/** Selects the facts of the promise of a message `m` as one value; needs `promiseJoins`. */
export const promiseFacts: RawBuilder<PromiseFacts> = sql<PromiseFacts>`json_build_object(
  'openDueAt', ${at(sql`m.deadline_at`)},
  'recheckSince', case when m.recheck_open then (
    select ${at(sql`greatest(k.created_at, m.grade_approved_at)`)} from recheck k where k.tid = m.tid and k.state = 0
  ) end,
  'metDueAt', ${at(sql`met.due_at`)}, 'metAt', ${at(sql`met.created_at`)}, 'metBefore', ${at(sql`met.before`)},
  'extensionFrom', ${at(sql`extended.deadline_at`)}, 'extensionAt', ${at(sql`extended.decided_at`)})`

/** Joins what `promiseFacts` reads beside the message. */
export const promiseJoins: RawBuilder<unknown> = sql`
  left join lateral (
    select a.due_at, a.created_at, lag(a.created_at) over (order by a.id) as before
    from reply a where a.tid = m.tid and a.due_at is not null order by a.id desc limit 1
  ) met on m.state > 0
  left join deadline_extension extended on extended.tid = m.tid and extended.state = 'approved'`

/** Returns the promise of a message; null if nobody owes or owed it an answer by a known day. */
export function promiseOf(facts: PromiseFacts, now: Date): AnswerPromise | null {
  const { openDueAt, metDueAt, metAt } = facts
  if (openDueAt) return openPromise(facts, openDueAt, now)
  if (!metDueAt || !metAt) return null
  return {
    dueAt: metDueAt,
    daysLeft: null,
    answeredAt: metAt,
    stoppedSince: null,
    stoppedBy: null,
    extendedFrom: extendedFrom(facts, facts.metBefore, metAt),
    lateDays: lateDays(metDueAt, metAt)
  }
}

function openPromise(facts: PromiseFacts, dueAt: number, now: Date): AnswerPromise {
  const { recheckSince, metAt } = facts
  const late = lateDays(dueAt, recheckSince ?? seconds(now))
  return {
    dueAt,
    daysLeft: late === null && recheckSince === null ? workingDaysBetween(now, dateOf(dueAt)) : null,
    answeredAt: null,
    stoppedSince: recheckSince,
    stoppedBy: recheckSince === null ? null : 'recheck',
    extendedFrom: extendedFrom(facts, metAt, null),
    lateDays: late
  }
}

/** Returns the working days after the deadline; less than one counts as one, and null is in time. */
function lateDays(dueAt: number, until: number): number | null {
  return until > dueAt ? Math.max(1, workingDaysBetween(dateOf(dueAt), dateOf(until))) : null
}

/** Returns the deadline before the extension, if the extension was approved between two answers. */
function extendedFrom(
  { extensionFrom, extensionAt }: PromiseFacts,
  after: number | null,
  until: number | null
): number | null {
  if (!extensionFrom || !extensionAt) return null
  const isOfThis = (after === null || extensionAt > after) && (until === null || extensionAt <= until)
  return isOfThis ? extensionFrom : null
}

/** Reads the promise of one message that its reader may see. */
export async function readPromise(db: Db, tid: number, now: Date): Promise<AnswerPromise | null> {
  const { rows } = await sql<{ facts: PromiseFacts }>`
    select ${promiseFacts} as facts from message m ${promiseJoins} where m.tid = ${tid}`.execute(db)
  return rows[0] ? promiseOf(rows[0].facts, now) : null
}
