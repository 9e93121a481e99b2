import type { components } from '@board/generated/openapi'
import type { Db, Trx } from '../database/open.ts'
import { freshly } from './freshly.ts'
import { selectRegionNames } from './store.ts'

type RegionNode = components['schemas']['RegionNode']

/** The whole tree: large, and the same for all who may see it, because no role's data authorisation narrows regions. */
export const wholeTree = freshly(2000, async db => {
  const rows = await selectRegionNames(db)
  const nodes = new Map(rows.map(({ id, name }) => [id, { id, name, children: [] as RegionNode[] }]))
  const roots: RegionNode[] = []
  for (const { id, parentId } of rows) {
    const node = nodes.get(id)
    const above = parentId === null ? undefined : nodes.get(parentId)
    if (node) (above ? above.children : roots).push(node)
  }
  return roots
})

/** Reads the whole tree anew next time: for whoever has just changed a region. */
export const forgetRegions = (db: Db | Trx): void => wholeTree.forget(db)
