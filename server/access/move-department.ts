import { departmentPaths, lockDepartmentRows } from './store.ts'

/** The tree is changed by one at a time: two moves at once could each make the other's a ring. */
export const lockDepartments = lockDepartmentRows

export const { isWithin, place: placeDepartment } = departmentPaths
