import type { Db } from '../../../platform/database/open.ts'
import { type NamedNode, treeOfNames } from '../../../platform/trees.ts'
import type { Context } from '../context.ts'
import { selectOptions } from '../store.ts'
import type { Condition } from './condition.ts'
import { optionsOrder } from './options.ts'
import { visibleRows } from './scope.ts'

/** A limit above the size of any tree of the product. */
const maxRows = 1_000_000

/**
 * Returns the records of an entity that the reader may see as a tree, in the order of its options. A record whose
 * parent is not visible is at the top. Specification 7.
 * @param conditions the records to include
 */
export async function listTree(
  db: Db,
  context: Context,
  conditions: readonly Condition[]
): Promise<NamedNode[]> {
  const visible = await visibleRows(db, context, context.model)
  const page = { offset: 0, limit: maxRows }
  const rows = await selectOptions(
    db,
    context.model,
    [...visible, ...conditions],
    optionsOrder(context),
    page
  )
  return treeOfNames(rows.map(({ label, ...row }) => ({ ...row, name: label })))
}
