import type { Db, Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { type Shown, shown } from './access.ts'
import type { Context } from './context.ts'
import { recordOf } from './record.ts'
import type { EntityRecord } from './rules.ts'
import { visibleRows } from './scope.ts'
import { lockRows, selectByKey } from './store.ts'

/** One record as its reader may see it. @throws Refusal GEN0404 where there is none, or none for this reader */
export async function getRecord(db: Db, context: Context, id: number): Promise<Shown> {
  return await shown(db, context, await getWhole(db, context, id))
}

/** Records that were just written, with every field of them, whether or not their writer may see them now; in the order of `ids`. */
export async function getWritten(
  trx: Trx,
  { model, deps }: Context,
  ids: readonly number[]
): Promise<EntityRecord[]> {
  const fields = [...model.fields.values()]
  const rows = await selectByKey(trx, model, fields, [{ op: 'ids', ids }], ids.length)
  const byId = new Map(rows.map(row => [row.id, recordOf(model, fields, row, deps)]))
  return ids.map(id => {
    const record = byId.get(id)
    if (!record) throw new Refusal('GEN0404')
    return record
  })
}

/** One record with every field of it. @throws Refusal GEN0404 */
export async function getWhole(db: Db | Trx, context: Context, id: number): Promise<EntityRecord> {
  const { model, deps } = context
  const conditions = [...(await visibleRows(db, context, model)), { op: 'ids', ids: [id] } as const]
  const fields = [...model.fields.values()]
  const [row] = await selectByKey(db, model, fields, conditions, 1)
  if (!row) throw new Refusal('GEN0404')
  return recordOf(model, fields, row, deps)
}

/** Records with every field of them, locked until the transaction ends. @throws Refusal GEN0404 where one is missing */
export async function lockWhole(trx: Trx, context: Context, ids: readonly number[]): Promise<EntityRecord[]> {
  const { model, deps } = context
  const conditions = [...(await visibleRows(trx, context, model)), { op: 'ids', ids } as const]
  const fields = [...model.fields.values()]
  const rows = await lockRows(trx, model, fields, conditions)
  if (rows.length < new Set(ids).size) throw new Refusal('GEN0404')
  return rows.map(row => recordOf(model, fields, row, deps))
}
