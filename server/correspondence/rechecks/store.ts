/** All SQL on rechecks. */

import type { RecheckTable } from '@board/generated/database'
import { openStates } from '@board/schemas/facts/open-states'
import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { RecheckState } from './outcomes.ts'

/** A recheck with the name of the group that requested it. */
export interface RecheckRecord {
  id: number
  tid: number
  group_id: number
  group_name: string
  matter: number
  channel: number
  reason: string
  proposer: string
  original_link: string
  state: RecheckState
  note: string | null
  created_at: Date
  decided_at: Date | null
}

const selectRecheck = (db: Db | Trx) =>
  db
    .selectFrom('recheck as c')
    .innerJoin('org_group as g', 'g.id', 'c.group_id')
    .select([
      'c.id',
      'c.tid',
      'c.group_id',
      'c.matter',
      'c.channel',
      'c.reason',
      'c.proposer',
      'c.original_link',
      'c.state',
      'c.note',
      'c.created_at',
      'c.decided_at',
      'g.name as group_name'
    ])

/** Finds the open recheck of a message. */
export async function findOpenRecheck(db: Db | Trx, tid: number): Promise<RecheckRecord | undefined> {
  const row = await selectRecheck(db)
    .where('c.tid', '=', tid)
    .where('c.state', 'in', openStates.recheck)
    .executeTakeFirst()
  return row as RecheckRecord | undefined
}

/** Lists the rechecks of a message, oldest first. */
export async function listRechecks(db: Db | Trx, tid: number): Promise<RecheckRecord[]> {
  return (await selectRecheck(db).where('c.tid', '=', tid).orderBy('c.id').execute()) as RecheckRecord[]
}

/** Writes a recheck and returns its id. */
export async function insertRecheck(trx: Trx, recheck: Insertable<RecheckTable>): Promise<number> {
  const { id } = await trx.insertInto('recheck').values(recheck).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateRecheck(trx: Trx, id: number, change: Updateable<RecheckTable>): Promise<void> {
  await trx.updateTable('recheck').set(change).where('id', '=', id).execute()
}
