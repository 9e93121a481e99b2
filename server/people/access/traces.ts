import type { Trx } from '../../platform/database/open.ts'
import { countHolders, countMembers, hasHistory, hasSubdepartments } from './store.ts'

/** Tells whether an account has signed in or done anything, so that records name it. */
export const hasTraces = (trx: Trx, uid: number): Promise<boolean> => hasHistory(trx, uid)

/** Counts the accounts that have a role. */
export const countRoleHolders = (trx: Trx, roleId: number): Promise<number> => countHolders(trx, roleId)

/** Counts the accounts of a department, without those below it. */
export const countDepartmentMembers = (trx: Trx, deptId: number): Promise<number> => countMembers(trx, deptId)

/** Tells whether a department has others directly below it. */
export const hasDepartmentsBelow = (trx: Trx, deptId: number): Promise<boolean> =>
  hasSubdepartments(trx, deptId)
