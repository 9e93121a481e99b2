/** What an institution has learnt from its own assignments: read from the database, and kept for some minutes. */
import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { InstitutionActor } from '../actor.ts'
import { assignmentTransitions } from '../assignment-core/transitions.ts'
import type { Db } from '../database/open.ts'
import { primaryOf } from '../database/primary.ts'
import {
  comparedCharacters,
  type LearntUnits,
  learnUnits,
  type Matter,
  type PastAssignment
} from './likely-units.ts'

/** The newest assignments of an institution that are learnt from. */
const mostAssignments = 2000

/** The newest assignments among which the units used last are looked for. */
const newestAssignments = 100

/** The number of units that were used last. */
const mostRecent = 5

/** How long an institution uses what was learnt, in milliseconds. */
const learntFor = 10 * 60_000

/** The institutions for which it is kept in memory; each needs up to 20 MB. */
const mostInstitutions = 10

/** The states of an assignment that came back. */
const cameBack = [assignmentTransitions.requestReturn.to, assignmentTransitions.cancel.to]

interface Learning {
  readonly learnt: Promise<LearntUnits>
  readonly until: number
}

/** By database, then by institution, the one used last at the end. */
const learnings = new WeakMap<object, Map<number, Learning>>()

/** Returns what the actor's institution has learnt from its assignments to units. */
export function readLearntUnits(from: Db, { group }: InstitutionActor): Promise<LearntUnits> {
  const db = primaryOf(from)
  const { adapter } = db.getExecutor()
  const known = learnings.get(adapter) ?? new Map<number, Learning>()
  learnings.set(adapter, known)
  const own = known.get(group.id)
  known.delete(group.id)
  if (own && own.until > performance.now()) {
    known.set(group.id, own)
    return own.learnt
  }
  const learnt = learnFromPast(db, group.id)
  known.set(group.id, { learnt, until: performance.now() + learntFor })
  // a failed reading is not kept
  learnt.catch(() => known.delete(group.id))
  const [oldest] = known.keys()
  if (known.size > mostInstitutions && oldest !== undefined) known.delete(oldest)
  return learnt
}

/** Makes the next proposal read the assignments again. */
export function forgetLearntUnits(db: Db): void {
  learnings.delete(primaryOf(db).getExecutor().adapter)
}

async function learnFromPast(db: Db, groupId: number): Promise<LearntUnits> {
  const { rows } = await sql<PastAssignment>`
    select a.holder_group_id as unit, a.state <> all(${cameBack}::int[]) as "isAccepted", ${matter}
    from (select tid, holder_group_id, state from assignment
      where giver_group_id = ${groupId} and type = 1 and not is_past
      order by created_at desc, tpid desc limit ${sql.lit(mostAssignments)}) a
    join message m on m.tid = a.tid
    join content_item c on c.tid = m.tid and c.position = 0`.execute(db)
  return await learnUnits(rows, setImmediate)
}

/** The columns of a matter. Nothing of the author is read. */
const matter: RawBuilder<Matter> = sql`
  m.subject, left(c.content, ${sql.lit(comparedCharacters)}) as content, m.location, m.domain_id as domain`

/** Reads the matters of messages that the actor's group may assign: its own, and those that it has accepted. */
export async function listMatters(
  db: Db,
  { group }: InstitutionActor,
  tids: readonly number[]
): Promise<(Matter & { tid: number })[]> {
  const accepted = assignmentTransitions.accept.to
  const { rows } = await sql<Matter & { tid: number }>`
    select m.tid, ${matter}
    from message m join content_item c on c.tid = m.tid and c.position = 0
    where m.tid = any(${[...tids]}::int[]) and m.audit_state = 1
      and (m.group_id = ${group.id} or exists (select 1 from assignment a
        where a.tid = m.tid and a.holder_group_id = ${group.id} and a.state = ${sql.lit(accepted)} and not a.is_past))
    order by array_position(${[...tids]}::int[], m.tid)`.execute(db)
  return rows
}

/** Lists the units to which the actor's group assigned last, the last one first. */
export async function listRecentUnits(db: Db, { group }: InstitutionActor): Promise<number[]> {
  const { rows } = await sql<{ unit: number }>`
    select holder_group_id as unit from (
      select holder_group_id, created_at from assignment where giver_group_id = ${group.id} and type = 1
      order by created_at desc, tpid desc limit ${sql.lit(newestAssignments)}) a
    group by holder_group_id order by max(created_at) desc limit ${sql.lit(mostRecent)}`.execute(db)
  return rows.map(({ unit }) => unit)
}
