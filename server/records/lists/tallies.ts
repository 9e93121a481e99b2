/**
 * Tallies: the numbers of a group's messages, assignments and requests. Every change updates them
 * (docs/decisions/0009).
 */
import { exactTotal } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'

/** The number of messages of one kind, which is a combination of these columns. */
export interface MessageTally {
  state: number
  recheckOpen: boolean
  explainDue: boolean
  merged: boolean
  urgent: boolean
  n: number
}

/** Reads the tallies of a group's approved messages, by kind. */
export async function tallyMessages(db: Db, groupId: number): Promise<MessageTally[]> {
  const { rows } = await sql<MessageTally>`
    select state, recheck_open as "recheckOpen", explain_due as "explainDue", merged, priority_level = 1 as urgent,
      sum(n)::integer as n
    from message_tally where group_id = ${groupId} group by 1, 2, 3, 4, 5 having sum(n) <> 0`.execute(db)
  return rows
}

/**
 * Returns the number of a group's approved messages of some kind, as a query.
 * @param kind a condition on `m`, which may use only the columns of the tallies
 */
export const talliedMessages = (
  groupId: RawBuilder<number>,
  kind: RawBuilder<boolean>
): RawBuilder<unknown> => sql`
  select coalesce(sum(m.n), 0)::integer as total from message_tally m where m.group_id = ${groupId} and ${kind}`

/**
 * Returns the number of a group's approved messages of some kind and some types, as a query. Where a row of the tallies
 * has no type, because the previous version summed it up, the messages are counted.
 * @param kind a condition on `m`, which may use only the columns of the tallies
 */
export const talliedOfTypes = (
  groupId: RawBuilder<number>,
  kind: RawBuilder<boolean>,
  types: RawBuilder<boolean>
): RawBuilder<unknown> => sql`
  select case when bool_or(m.type_id is null) then (
      select count(*) from (
        select from message m where m.audit_state = 1 and m.group_id = ${groupId} and ${types} and ${kind}
        limit ${sql.lit(exactTotal + 1)}) as counted)
    else coalesce(sum(m.n) filter (where ${types} and ${kind}), 0) end::integer as total
  from message_tally m where m.group_id = ${groupId}`

/** The number of assignments in one state, urgent or not. */
export interface AssignmentTally {
  state: number
  urgent: boolean
  n: number
}

/** Reads the tallies of all assignments that a group gave, or received. */
export async function tallyAssignments(
  db: Db,
  groupId: number,
  isGiven: boolean
): Promise<AssignmentTally[]> {
  const { rows } = await sql<AssignmentTally>`
    select state, priority_level = 1 as urgent, sum(n)::integer as n
    from assignment_tally where group_id = ${groupId} and is_given = ${isGiven}
    group by 1, 2 having sum(n) <> 0`.execute(db)
  return rows
}

/** The number of tally rows of one group from which they are summed up. */
const foldThreshold = 400

/**
 * Sums up the tally rows that were added since the last run. Each reader sees either all rows of a sum or the sum. Rows
 * added during the run wait for the next one. Groups that the previous version has summed up without types are counted
 * anew, in one statement that sees one moment.
 */
export async function foldTallies(db: Db, from = foldThreshold): Promise<void> {
  await sql`
    with untyped as (select distinct group_id from message_tally where type_id is null),
      gone as (delete from message_tally where group_id in (select group_id from untyped))
    insert into message_tally (group_id, type_id, state, recheck_open, explain_due, priority_level, merged, n)
      select counted.* from (select array_agg(group_id) as ids from untyped) as groups,
        counted_messages(groups.ids) as counted
      where groups.ids is not null`.execute(db)
  await sql`
    with grown as (select group_id from message_tally group by 1 having count(*) >= ${from}),
      gone as (delete from message_tally where group_id in (select group_id from grown) returning *)
    insert into message_tally (group_id, type_id, state, recheck_open, explain_due, priority_level, merged, n)
      select group_id, type_id, state, recheck_open, explain_due, priority_level, merged, sum(n)
      from gone group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0`.execute(db)
  await sql`
    with grown as (select group_id from assignment_tally group by 1 having count(*) >= ${from}),
      gone as (delete from assignment_tally where group_id in (select group_id from grown) returning *)
    insert into assignment_tally
      select group_id, is_given, state, priority_level, sum(n)
      from gone group by 1, 2, 3, 4 having sum(n) <> 0`.execute(db)
  await sql`
    with grown as (select group_id from request_tally group by 1 having count(*) >= ${from}),
      gone as (delete from request_tally where group_id in (select group_id from grown) returning *)
    insert into request_tally
      select group_id, list, state, opinion, audit_state, priority_level, sum(n)
      from gone group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0`.execute(db)
}
