import type { Db } from '../database/open.ts'
import { type NamedNode, treeOfNames } from '../trees.ts'
import type { Condition } from './condition.ts'
import type { Context } from './context.ts'
import { optionsOrder } from './options.ts'
import { visibleRows } from './scope.ts'
import { selectOptions } from './store.ts'

/** More rows than any tree of the product has. */
const mostRows = 1_000_000

/**
 * An entity's records as a tree, in the order of its options: all that their reader may see. One whose parent is out of
 * sight stands at the top. Specification 7.
 * @param conditions which records
 */
export async function listTree(
  db: Db,
  context: Context,
  conditions: readonly Condition[]
): Promise<NamedNode[]> {
  const visible = await visibleRows(db, context, context.model)
  const page = { offset: 0, limit: mostRows }
  const rows = await selectOptions(
    db,
    context.model,
    [...visible, ...conditions],
    optionsOrder(context),
    page
  )
  return treeOfNames(rows.map(({ label, ...row }) => ({ ...row, name: label })))
}
