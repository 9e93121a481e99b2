import type { Db } from '../../../platform/database/open.ts'
import type { Context } from '../context.ts'
import { getWhole } from '../get.ts'
import type { EntityRecord } from '../rules.ts'

/**
 * Tries what a write would put in use, before its transaction: a trial asks another server, which may take seconds. The
 * result is in the context that is returned; the entity's rules decide what follows from it. Decision 0165.
 * @param id absent: the record is new
 * @throws Refusal GEN0404
 */
export async function tryOut(db: Db, context: Context, given: EntityRecord, id?: number): Promise<Context> {
  const { model, deps, now } = context
  if (!model.rules.tryOut) return context
  const { version: _, ...values } = given
  const before = id === undefined ? undefined : await getWhole(db, context, id)
  const tried = await model.rules.tryOut({ ...(before && { before }), values, deps, now })
  return tried ? { ...context, tried } : context
}
