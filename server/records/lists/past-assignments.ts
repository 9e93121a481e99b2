import { type RawBuilder, sql } from 'kysely'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { assignmentTransitions } from '../assignment-core/transitions.ts'
import { comparedCharacters, type Matter, type PastAssignment } from '../learning/likely-units.ts'

/** The newest assignments of an institution that are learnt from. */
const mostAssignments = 2000

/** The newest assignments among which the units used last are looked for. */
const newestAssignments = 100

/** The number of units that were used last. */
const mostRecent = 5

/** The states of an assignment that came back. */
const cameBack = [assignmentTransitions.requestReturn.to, assignmentTransitions.cancel.to]

/** The columns of a matter. Nothing of the author is read. */
const matter: RawBuilder<Matter> = sql`
  m.subject, left(c.content, ${sql.lit(comparedCharacters)}) as content, m.location, m.domain_id as domain`

/** Lists the newest assignments of an institution to units of the site, each with the matter of its message. */
export async function listPastAssignments(db: Db, groupId: number): Promise<PastAssignment[]> {
  const { rows } = await sql<PastAssignment>`
    select a.holder_group_id as unit, a.state <> all(${cameBack}::int[]) as "isAccepted", ${matter}
    from (select tid, holder_group_id, state from assignment
      where giver_group_id = ${groupId} and type = 1 and not is_past
      order by created_at desc, tpid desc limit ${sql.lit(mostAssignments)}) a
    join message m on m.tid = a.tid
    join content_item c on c.tid = m.tid and c.position = 0`.execute(db)
  return rows
}

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
