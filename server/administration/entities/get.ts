import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Shown, showRecord } from './access.ts'
import type { Context } from './context.ts'
import { recordOf } from './record.ts'
import { visibleRows } from './rows/scope.ts'
import type { EntityRecord } from './rules.ts'
import { lockRows, selectByKey } from './store.ts'

/**
 * Returns one record as its reader may see it.
 * @throws Refusal GEN0404 if it is missing, or the reader may not see it
 */
export async function getRecord(db: Db, context: Context, id: number): Promise<Shown> {
  return await showRecord(db, context, await getWhole(db, context, id))
}

/**
 * Returns records that were just written, with all their fields, even if their writer may not see them now. It keeps
 * the order of `ids`.
 */
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

/** Returns one record with all its fields. @throws Refusal GEN0404 */
export async function getWhole(db: Db | Trx, context: Context, id: number): Promise<EntityRecord> {
  const { model, deps } = context
  const conditions = [...(await visibleRows(db, context, model)), { op: 'ids', ids: [id] } as const]
  const fields = [...model.fields.values()]
  const [row] = await selectByKey(db, model, fields, conditions, 1)
  if (!row) throw new Refusal('GEN0404')
  return recordOf(model, fields, row, deps)
}

/**
 * Returns records with all their fields, locked until the transaction ends.
 * @throws Refusal GEN0404 if one is missing
 */
export async function lockWhole(trx: Trx, context: Context, ids: readonly number[]): Promise<EntityRecord[]> {
  const { model, deps } = context
  const conditions = [...(await visibleRows(trx, context, model)), { op: 'ids', ids } as const]
  const fields = [...model.fields.values()]
  const rows = await lockRows(trx, model, fields, conditions)
  if (rows.length < new Set(ids).size) throw new Refusal('GEN0404')
  return rows.map(row => recordOf(model, fields, row, deps))
}
