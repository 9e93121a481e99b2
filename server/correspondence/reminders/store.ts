import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { holdersStatesInSql } from '../../records/assignment-core/in-sql.ts'
import { gradableStatesInSql } from '../../records/message-core/in-sql.ts'
import { publicSubject } from '../../records/message-core/public-wording.ts'

export type Kind = 'message' | 'assignment' | 'grading'

/** A message or an assignment with a deadline, without a reminder for this step yet. */
export interface Due {
  /** The id of the message or of the assignment. */
  id: number
  tid: number
  subject: string
  publicSubject: string
  /** The group that must answer. */
  group_id: number
  author_uid: number
  due_at: Date
}

/** A range of deadlines: later than `from` and not later than `to`. */
export interface Between {
  from: Date
  to: Date
  step: number
}

/** The number of rows in one transaction. It keeps each transaction short. */
export const batch = 50

const notYet = (kind: Kind, id: string, due: string, step: number) => sql<boolean>`not exists (
  select 1 from reminder r where r.kind = ${kind} and r.subject_id = ${sql.raw(id)} and r.due_at = ${sql.raw(due)}
    and r.step = ${step})`

/**
 * Selects messages whose group must reply or explain. During a recheck the clock stands still, so they are left out.
 */
export async function selectMessages(db: Db, { from, to, step }: Between): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select m.tid as id, m.tid, m.subject, ${publicSubject} as "publicSubject", m.group_id, m.author_uid, m.deadline_at as due_at
    from message m
    where m.audit_state = 1 and m.deadline_at > ${from} and m.deadline_at <= ${to} and not m.recheck_open
      and ${notYet('message', 'm.tid', 'm.deadline_at', step)}
    order by m.tid limit ${batch}`.execute(db)
  return rows
}

/** Selects assignments for which their holder must act. */
export async function selectAssignments(db: Db, { from, to, step }: Between): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select a.tpid as id, a.tid, m.subject, ${publicSubject} as "publicSubject", a.holder_group_id as group_id, m.author_uid, a.deadline_at as due_at
    from assignment a
    join message m on m.tid = a.tid
    where a.state in (${holdersStatesInSql}) and a.holder_group_id is not null
      and a.deadline_at > ${from} and a.deadline_at <= ${to}
      and ${notYet('assignment', 'a.tpid', 'a.deadline_at', step)}
    order by a.tpid limit ${batch}`.execute(db)
  return rows
}

/** Selects messages whose time for grading the last reply ends in the range, if their replies are graded at all. */
export async function selectGradable(
  db: Db,
  { from, to, step }: Between,
  grading: { days: number; suggestions: boolean; suggestionType: number }
): Promise<Due[]> {
  const ends = `(m.replied_at + ${grading.days} * interval '1 day')`
  const { rows } = await sql<Due>`
    select m.tid as id, m.tid, m.subject, ${publicSubject} as "publicSubject", m.group_id, m.author_uid, ${sql.raw(ends)} as due_at
    from message m
    join forum f on f.fid = m.fid
    where m.audit_state = 1 and m.state in (${gradableStatesInSql})
      and m.replied_at > ${from}::timestamptz - ${grading.days} * interval '1 day'
      and m.replied_at <= ${to}::timestamptz - ${grading.days} * interval '1 day'
      and f.organization <> 5 and (m.type_id <> ${grading.suggestionType} or ${grading.suggestions})
      and ${notYet('grading', 'm.tid', ends, step)}
    order by m.tid limit ${batch}`.execute(db)
  return rows
}

/**
 * Stores a reminder.
 * @returns false if another process has stored it already
 */
export async function insertReminder(
  trx: Trx,
  kind: Kind,
  { id, due_at }: Due,
  step: number,
  at: Date
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('reminder')
    .values({ kind, subject_id: id, due_at, step, at })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Deletes old reminders. Their deadlines are over. */
export async function deleteOld(db: Db, limit: Date): Promise<void> {
  await db.deleteFrom('reminder').where('at', '<', limit).execute()
}
