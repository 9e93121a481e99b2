import { departmentPaths, lockDepartmentRows } from './store.ts'

/** Locks the tree of departments: two moves at once could together create a ring. */
export const lockDepartments = lockDepartmentRows

export const { isWithin, place: placeDepartment } = departmentPaths
