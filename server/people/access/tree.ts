import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { treeOfNames } from '../../platform/trees.ts'
import { visibleDepartments } from './departments.ts'
import { selectDepartments } from './store.ts'

type Node = components['schemas']['DeptNode']

/**
 * Returns the departments that somebody may see, as a tree. A department whose parent is not visible stands at the top.
 * Specification 7.
 */
export async function departmentTree(db: Db, actor: SignedInActor): Promise<Node[]> {
  return treeOfNames(await selectDepartments(db, await visibleDepartments(db, actor)))
}

/** Returns the names of departments by their ids. */
export async function departmentNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const departments = await selectDepartments(db, ids)
  return new Map(departments.map(({ id, name }) => [id, name]))
}
