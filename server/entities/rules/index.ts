import type { EntityRules } from '../rules.ts'
import { deptRules } from './dept.ts'
import { roleRules } from './role.ts'
import { userRules } from './user.ts'

/** The rules of each entity that has some of its own. */
export const entityRules: Readonly<Record<string, EntityRules>> = {
  dept: deptRules,
  role: roleRules,
  user: userRules
}
