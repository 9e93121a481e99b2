import type { components } from '@board/generated/openapi'
import { wholeTree } from '../../../directory/site/region-tree.ts'
import type { Db } from '../../../platform/database/open.ts'
import { type EntityCaller, productContext } from '../catalogue.ts'
import { listTree } from './tree.ts'

type RegionNode = components['schemas']['RegionNode']

/**
 * Reads the regions as a tree: the whole tree, or one level of it. Specification 7.
 * @param parentId the region whose direct children are returned; 0: the provinces; absent: the whole tree
 */
export async function regionTree(
  db: Db,
  caller: EntityCaller,
  parentId: number | undefined
): Promise<RegionNode[]> {
  if (parentId === undefined) return await wholeTree.read(db)
  const context = productContext('region', caller)
  const { parent } = context.model
  if (!parent) return []
  const level = parentId === 0 ? null : parentId
  return await listTree(db, context, [{ op: 'in', field: parent, values: [level] }])
}
