import type { Db } from '../../../platform/database/open.ts'
import type { Context } from '../context.ts'
import type { Beforehand } from '../record.ts'
import type { Columns } from '../rules.ts'
import { contentsOf, idOfBatch } from './batch.ts'
import { findBatch } from './store.ts'

/** The number of hashes made at once. One of the four threads stays free for other requests. */
const atOnce = 3

/** Returns the name of the file of a batch; undefined if the batch cannot be confirmed. */
export async function fileOfBatch(db: Db, context: Context, batchId: string): Promise<string | undefined> {
  const { model, actor } = context
  const owner = { entity: model.entity.name, accountId: actor.accountId }
  const batch = await findBatch(db, idOfBatch(batchId), owner)
  return batch?.recordsSealed ? contentsOf(context, batch.recordsSealed).file : undefined
}

/**
 * Makes the slow columns of a file's lines, such as password hashes, so that no transaction waits for them.
 * @returns the columns by line; empty for a batch that cannot be confirmed, which the confirmation itself refuses
 */
export async function makeBeforehand(
  db: Db,
  context: Context,
  batchId: string
): Promise<ReadonlyMap<number, Beforehand>> {
  const { model, actor, now, deps } = context
  const slow = [...model.fields.values()].filter(({ rule }) => rule?.isSlow)
  const made = new Map<number, Map<string, { value: unknown; columns: Columns }>>()
  if (slow.length === 0) return made
  const owner = { entity: model.entity.name, accountId: actor.accountId }
  const batch = await findBatch(db, idOfBatch(batchId), owner)
  if (!batch || batch.recordsSealed === null || batch.expiresAt <= now) return made
  const wanted = contentsOf(context, batch.recordsSealed).lines.flatMap(({ line, record }) =>
    slow.flatMap(({ name, rule }) => (record[name] ? [{ line, name, value: record[name], rule }] : []))
  )
  const next = wanted.values()
  const work = async () => {
    // all workers draw from the same iterator
    for (const { line, name, value, rule } of next) {
      const columns = (await rule?.write?.(value, deps)) ?? {}
      const ofLine = made.get(line) ?? new Map()
      made.set(line, ofLine.set(name, { value, columns }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return made
}
