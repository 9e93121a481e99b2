import type { DB } from '@board/generated/database'
import type { Audience, EventVerb } from '@board/schemas/facts/events'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { onlyRow, prepared } from '../database/statements/prepared.ts'
import type { Link } from './audience.ts'

const insertedEvent = prepared((db, event: Insertable<DB['event']>) =>
  db.insertInto('event').values(event).returning('id')
)

export const insertEvent = async (trx: Trx, event: Insertable<DB['event']>): Promise<number> =>
  onlyRow(await insertedEvent(trx, event)).id

/** Lists all events of a message in their order, with the names of the groups concerned. */
export async function listEvents(db: Db | Trx, tid: number) {
  return withAudience(await selectEvents(db).where('e.tid', '=', tid).orderBy('e.id').execute())
}

/**
 * Lists all events of a record that is no message, in the order of their times. A job may record an event after those that
 * followed it.
 */
export async function listRecordEvents(db: Db | Trx, { kind, id }: { kind: string; id: number }) {
  const events = selectEvents(db).where('e.subject_kind', '=', kind).where('e.subject_id', '=', id)
  return withAudience(await events.orderBy('e.at').orderBy('e.id').execute())
}

const withAudience = <Row extends { audience: string }>(rows: Row[]) =>
  rows.map(row => ({ ...row, audience: row.audience as Audience }))

const selectEvents = (db: Db | Trx) =>
  db
    .selectFrom('event as e')
    .leftJoin('org_group as doer', 'doer.id', 'e.actor_group_id')
    .leftJoin('org_group as other', 'other.id', 'e.group_id')
    .select([
      'e.id',
      'e.at',
      'e.verb',
      'e.audience',
      'e.tpid',
      'e.subject_kind as subjectKind',
      'e.subject_id as subjectId',
      'e.actor_uid as actorUid',
      'e.actor_kind as actorKind',
      'e.actor_group_id as actorGroupId',
      'doer.name as actorGroupName',
      'e.group_id as groupId',
      'other.name as groupName',
      'e.before',
      'e.after',
      'e.note'
    ])

/** Finds the id of the last event of a message for some audiences, or of its last event of one verb about one assignment. */
export async function findLastEvent(
  db: Db | Trx,
  tid: number,
  which: { tpid?: number; verb: EventVerb } | { audiences: readonly Audience[] }
): Promise<number | undefined> {
  const events = db.selectFrom('event').where('tid', '=', tid)
  const ofVerb = 'verb' in which ? events.where('verb', '=', which.verb) : events
  const found =
    'audiences' in which
      ? events.where('audience', 'in', which.audiences)
      : which.tpid === undefined
        ? ofVerb
        : ofVerb.where('tpid', '=', which.tpid)
  const row = await found.select(({ fn }) => fn.max<number | null>('id').as('id')).executeTakeFirst()
  return row?.id ?? undefined
}

/** Lists the assignments of a message with the facts that decide who reads their events. */
export async function listLinks(db: Db | Trx, tid: number): Promise<Link[]> {
  return await db
    .selectFrom('assignment')
    .select([
      'tpid',
      'parent_tpid as parentTpid',
      'giver_group_id as giverGroupId',
      'holder_group_id as holderGroupId',
      'is_past as isPast'
    ])
    .where('tid', '=', tid)
    .execute()
}

/** An event of a record, with the name of its actor: that of the account, or empty for the system. */
export interface SubjectEvent {
  id: number
  at: Date
  verb: string
  actorName: string
  note: string | null
  before: unknown
  after: unknown
}

/** Selects a page of the events of one record, newest first, with the name of the actor. */
export async function selectSubjectEvents(
  db: Db | Trx,
  { kind, id }: { kind: string; id: number },
  { offset, limit }: { offset: number; limit: number }
): Promise<SubjectEvent[]> {
  const rows = await db
    .selectFrom('event as e')
    .leftJoin('account as a', 'a.uid', 'e.actor_uid')
    .select(['e.id', 'e.at', 'e.verb', 'a.nick_name as actorName', 'e.note', 'e.before', 'e.after'])
    .where('e.subject_kind', '=', kind)
    .where('e.subject_id', '=', id)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(row => ({ ...row, actorName: row.actorName ?? '' }))
}

export async function countSubjectEvents(
  db: Db | Trx,
  { kind, id }: { kind: string; id: number }
): Promise<number> {
  const { total } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  return total
}

/** Inserts many events in the given order. */
export async function insertEvents(trx: Trx, events: readonly Insertable<DB['event']>[]): Promise<void> {
  await trx.insertInto('event').values(events).execute()
}
