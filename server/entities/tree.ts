import type { Db } from '../database/open.ts'
import type { Condition } from './condition.ts'
import type { Context } from './context.ts'
import { optionsOrder } from './options.ts'
import { visibleRows } from './scope.ts'
import { selectOptions } from './store.ts'

/** A record with those below it. */
export interface TreeNode {
  readonly id: number
  readonly name: string
  readonly children: TreeNode[]
}

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
): Promise<TreeNode[]> {
  const visible = await visibleRows(db, context, context.model)
  const page = { offset: 0, limit: mostRows }
  const rows = await selectOptions(
    db,
    context.model,
    [...visible, ...conditions],
    optionsOrder(context),
    page
  )
  const nodes = new Map(rows.map(({ id, label }) => [id, { id, name: label, children: [] as TreeNode[] }]))
  const roots: TreeNode[] = []
  for (const { id, parentId } of rows) {
    const node = nodes.get(id)
    const above = parentId === null ? undefined : nodes.get(parentId)
    if (node) (above ? above.children : roots).push(node)
  }
  return roots
}
