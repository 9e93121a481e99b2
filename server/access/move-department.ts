import type { Db, Trx } from '../database/open.ts'
import { findDepartmentPath, lockDepartmentRows, moveDepartment } from './store.ts'

/** The tree is changed by one at a time: two moves at once could each make the other's a ring. */
export const lockDepartments = lockDepartmentRows

/** Whether a department is another one or stands below it. */
export async function isWithin(db: Db | Trx, id: number, above: number): Promise<boolean> {
  return (await findDepartmentPath(db, id))?.includes(`/${above}/`) === true
}

/**
 * Writes the path of a department that is new or has been moved, and of all below it. Under `lockDepartments`.
 * @param parentId null at the top
 */
export async function placeDepartment(trx: Trx, id: number, parentId: number | null): Promise<void> {
  const above = parentId === null ? '/' : await findDepartmentPath(trx, parentId)
  const from = await findDepartmentPath(trx, id)
  if (above === undefined || from === undefined)
    throw new Error(`Department ${id} or ${parentId} is not there`)
  const to = `${above}${id}/`
  if (from !== to) await moveDepartment(trx, id, from, to)
}
