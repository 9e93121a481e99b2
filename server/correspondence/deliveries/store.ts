/** All SQL on deliveries. */

import type { DeliveryTable } from '@board/generated/database'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { textContains } from '../../platform/paging/text-contains.ts'
import { type DeliveryState, deliveryLapse } from './transitions.ts'

/** A delivery with the names of both groups. */
export interface DeliveryRecord {
  id: number
  tid: number
  group_id: number
  group_name: string
  to_group_id: number
  to_group_name: string
  reason: string
  state: DeliveryState
  note: string | null
  opinion: string | null
  opinion_at: Date | null
  created_at: Date
  decided_at: Date | null
}

const selectDelivery = (db: Db | Trx) =>
  db
    .selectFrom('delivery as d')
    .innerJoin('org_group as g', 'g.id', 'd.group_id')
    .innerJoin('org_group as t', 't.id', 'd.to_group_id')
    .selectAll('d')
    .select(['g.name as group_name', 't.name as to_group_name'])

export async function findDelivery(db: Db | Trx, id: number): Promise<DeliveryRecord | undefined> {
  return (await selectDelivery(db).where('d.id', '=', id).executeTakeFirst()) as DeliveryRecord | undefined
}

/** Tells whether an accepted delivery of a message to a group exists. */
export async function hasAcceptedDelivery(db: Db | Trx, tid: number, groupId: number): Promise<boolean> {
  const delivery = await db
    .selectFrom('delivery')
    .select('id')
    .where('tid', '=', tid)
    .where('to_group_id', '=', groupId)
    .where('state', '=', 1)
    .executeTakeFirst()
  return delivery !== undefined
}

/** Lists the deliveries of a message, oldest first. */
export async function listDeliveries(db: Db | Trx, tid: number): Promise<DeliveryRecord[]> {
  return (await selectDelivery(db).where('d.tid', '=', tid).orderBy('d.id').execute()) as DeliveryRecord[]
}

/** Writes a delivery and returns its id. */
export async function insertDelivery(trx: Trx, row: Insertable<DeliveryTable>): Promise<number> {
  const { id } = await trx.insertInto('delivery').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateDelivery = async (
  trx: Trx,
  id: number,
  change: Updateable<DeliveryTable>
): Promise<void> => {
  await trx.updateTable('delivery').set(change).where('id', '=', id).execute()
}

/** Lets the deliveries of a message in these states lapse. */
export const endDeliveries = async (
  trx: Trx,
  tid: number,
  states: readonly DeliveryState[],
  now: Date
): Promise<void> => {
  const open = trx
    .updateTable('delivery')
    .where('tid', '=', tid)
    .where('state', 'in', [...states])
  await open.set({ state: deliveryLapse.to, decided_at: now }).execute()
}

/** A group that can receive deliveries. */
export interface Receiver {
  id: number
  label: string
  regionName: string
}

/** Tells whether a group can receive deliveries. */
export async function acceptsDeliveries(db: Db | Trx, id: number): Promise<boolean> {
  const group = await db
    .selectFrom('org_group')
    .select('id')
    .where('id', '=', id)
    .where('allow_handle_delivery', '=', true)
    .where('status', '=', 1)
    .executeTakeFirst()
  return group !== undefined
}

/** Lists the groups that can receive deliveries, without one group. */
export async function selectReceivers(
  db: Db,
  {
    keywords,
    ids,
    except
  }: { keywords?: string | undefined; ids?: readonly number[] | undefined; except: number },
  { offset, limit }: { offset: number; limit: number }
): Promise<Receiver[]> {
  let groups = db
    .selectFrom('org_group as g')
    .leftJoin('region as r', 'r.id', 'g.region_id')
    .select(['g.id', 'g.name as label', sql<string>`coalesce(r.name, '')`.as('regionName')])
    .where('g.allow_handle_delivery', '=', true)
    .where('g.status', '=', 1)
    .where('g.id', '<>', except)
  if (ids) groups = groups.where('g.id', '=', sql<number>`any(${[...ids]})`)
  const words = keywords?.trim()
  if (words) groups = groups.where(textContains('g.name', words))
  return await groups.orderBy('g.sort').orderBy('g.id').limit(limit).offset(offset).execute()
}
