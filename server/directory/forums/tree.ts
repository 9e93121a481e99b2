import type { components } from '@board/generated/openapi'
import type { InstitutionActor } from '../../platform/actor.ts'
import { secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { treeOf } from '../../platform/trees.ts'
import { forumsCountedAt } from '../site/numbers.ts'
import { selectBelowGroup, selectListedNodes, type TreeRow } from './store.ts'

type ForumTree = components['schemas']['ForumTree']
type ForumNode = components['schemas']['ForumNode']

/** Returns the tree of listed forums: of an organization, of a region and the regions below, or all. Specification 3. */
export async function forumTree(
  db: Db,
  filter: { organization?: number | undefined; regionId?: number | undefined }
): Promise<ForumTree> {
  return await withBelow(db, await selectListedNodes(db, filter))
}

/**
 * Returns the forums of the actor's group and of every group below it. Closed forums are included, because they still
 * have messages. Specification 7.
 */
export async function managedForums(db: Db, { group }: InstitutionActor): Promise<ForumTree> {
  return await withBelow(db, await selectBelowGroup(db, group.path))
}

/** Returns the tree of forums, with the ids of all forums below each. */
async function withBelow(db: Db, rows: readonly TreeRow[]): Promise<ForumTree> {
  const tree = treeOf(rows, { id: ({ fid }) => fid, above: ({ parentFid }) => parentFid, node: nodeOf })
  for (const node of tree) fillBelow(node)
  return {
    fids: rows.map(({ fid }) => fid),
    tree,
    countedAt: secondsOrNull(await forumsCountedAt(db))
  }
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
