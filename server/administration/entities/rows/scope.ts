/** Limits an entity to the records that the actor may see. */
import { visibleDepartments } from '../../../people/access/departments.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import type { Context } from '../context.ts'
import type { Model } from '../model.ts'
import type { Condition } from './condition.ts'
import { ownRows } from './query.ts'

/** Returns the conditions for the rows that are records of the entity and that the actor may see. */
export async function visibleRows(
  db: Db | Trx,
  { actor }: Pick<Context, 'actor'>,
  model: Model
): Promise<Condition[]> {
  const own = ownRows(model)
  if (!model.scope) return own
  const departments = await visibleDepartments(db, actor)
  return departments === 'all' ? own : [...own, { op: 'within', scope: model.scope, departments }]
}
