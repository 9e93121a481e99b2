import type { DB } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import type { Audience, Link } from './audience.ts'

export async function insertEvent(trx: Trx, event: Insertable<DB['event']>): Promise<number> {
  const { id } = await trx.insertInto('event').values(event).returning('id').executeTakeFirstOrThrow()
  return id
}

/** All events of a message in the order in which they happened, with the names of the groups concerned. */
export async function listEvents(db: Db | Trx, tid: number) {
  const rows = await db
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
    .where('e.tid', '=', tid)
    .orderBy('e.id')
    .execute()
  return rows.map(row => ({ ...row, audience: row.audience as Audience }))
}

export async function listLinks(db: Db | Trx, tid: number): Promise<Link[]> {
  return await db
    .selectFrom('assignment')
    .select([
      'tpid',
      'parent_tpid as parentTpid',
      'giver_group_id as giverGroupId',
      'holder_group_id as holderGroupId'
    ])
    .where('tid', '=', tid)
    .execute()
}
