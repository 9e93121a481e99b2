import type { components } from '@board/generated/openapi'
import type { InstitutionActor } from '../actor.ts'
import type { Db } from '../database/open.ts'
import { selectBelowGroup, selectListedNodes, type TreeRow } from './store.ts'

type ForumTree = components['schemas']['ForumTree']
type ForumNode = components['schemas']['ForumNode']

/** Listed forums: of an organization, of a region and what lies below it, or all. Specification 3. */
export async function forumTree(
  db: Db,
  filter: { organization?: number | undefined; regionId?: number | undefined }
): Promise<ForumTree> {
  return treeOf(await selectListedNodes(db, filter))
}

/** The forums of the actor's group and of every group below it, closed ones too: they have messages still. Specification 7. */
export async function managedForums(db: Db, { group }: InstitutionActor): Promise<ForumTree> {
  return treeOf(await selectBelowGroup(db, group.path))
}

/** A forum whose superior is not among them stands at the top. */
function treeOf(rows: readonly TreeRow[]): ForumTree {
  const nodes = new Map(rows.map(row => [row.fid, nodeOf(row)]))
  const tree: ForumNode[] = []
  for (const { fid, parentFid } of rows) {
    const node = nodes.get(fid)
    const above = parentFid === null ? undefined : nodes.get(parentFid)
    if (node) (above ? above.children : tree).push(node)
  }
  for (const node of tree) fillBelow(node)
  return { fids: rows.map(({ fid }) => fid), tree }
}

const nodeOf = ({ parentFid: _above, organization, ...row }: TreeRow): ForumNode => ({
  ...row,
  organization: organization as ForumNode['organization'],
  children: [],
  childFids: []
})

function fillBelow(node: ForumNode): void {
  for (const child of node.children) {
    fillBelow(child)
    node.childFids.push(child.fid, ...child.childFids)
  }
}
