/** The facts of the promise of a message `m`, for lists and for one message. Domain 7. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import type { TraceState } from '../message-core/transitions.ts'

/** The facts from which a promise is computed, with times in seconds. `promiseFacts` reads them. */
export interface PromiseFacts {
  readonly state: TraceState
  /** The deadline of the answer that is due now. */
  readonly openDueAt: number | null
  /** The time at which an open recheck stopped the clock. */
  readonly recheckSince: number | null
  /** The deadline of the last answer that had one, and the time of that answer. */
  readonly metDueAt: number | null
  readonly metKind: 'final' | 'explanation' | 'last' | null
  readonly metAt: number | null
  /** The time of the answer before that one. */
  readonly metBefore: number | null
  /** The deadline before the approved extension, and the time of the approval. */
  readonly extensionFrom: number | null
  readonly extensionAt: number | null
}

const at = (moment: RawBuilder<unknown>) => sql`floor(extract(epoch from ${moment}))`

/** Selects the facts of the promise of a message `m` as one value; needs `promiseJoins`. */
export const promiseFacts: RawBuilder<PromiseFacts> = sql<PromiseFacts>`json_build_object(
  'state', m.state, 'openDueAt', ${at(sql`m.deadline_at`)},
  'recheckSince', case when m.recheck_open then (
    select ${at(sql`greatest(k.created_at, m.grade_approved_at)`)} from recheck k where k.tid = m.tid and k.state = 0
  ) end,
  'metKind', met.kind, 'metDueAt', ${at(sql`met.due_at`)}, 'metAt', ${at(sql`met.created_at`)}, 'metBefore', ${at(sql`met.before`)},
  'extensionFrom', ${at(sql`extended.deadline_at`)}, 'extensionAt', ${at(sql`extended.decided_at`)})`

/** Joins the tables that `promiseFacts` reads besides the message. */
export const promiseJoins: RawBuilder<unknown> = sql`
  left join lateral (
    select a.kind, a.due_at, a.created_at, lag(a.created_at) over (order by a.id) as before
    from reply a where a.tid = m.tid and a.due_at is not null order by a.id desc limit 1
  ) met on m.state > 0
  left join deadline_extension extended on extended.tid = m.tid and extended.state = 'approved'`

/** Finds the facts of the promise of one message. */
export async function findPromiseFacts(db: Db, tid: number): Promise<PromiseFacts | undefined> {
  const { rows } = await sql<{ facts: PromiseFacts }>`
    select ${promiseFacts} as facts from message m ${promiseJoins} where m.tid = ${tid}`.execute(db)
  return rows[0]?.facts
}
