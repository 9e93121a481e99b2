import type { Trx } from '../database/open.ts'
import { countHolders, countMembers, hasHistory, hasSubdepartments } from './store.ts'

/** Whether somebody has signed in or done anything, so that records name them. */
export const leftTraces = (trx: Trx, uid: number): Promise<boolean> => hasHistory(trx, uid)

/** How many people have a role. */
export const holdersOf = (trx: Trx, roleId: number): Promise<number> => countHolders(trx, roleId)

/** How many people are in a department itself. */
export const membersOf = (trx: Trx, deptId: number): Promise<number> => countMembers(trx, deptId)

/** Whether something stands directly below a department. */
export const hasDepartmentsBelow = (trx: Trx, deptId: number): Promise<boolean> =>
  hasSubdepartments(trx, deptId)
