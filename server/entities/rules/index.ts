import type { EntityRules } from '../rules.ts'
import { deptRules } from './dept.ts'
import { errorLogRules, loginLogRules, operationLogRules } from './logs.ts'
import { onlineUserRules } from './onlineUser.ts'
import { menuRules } from './menu.ts'
import { roleRules } from './role.ts'
import { userRules } from './user.ts'

/** The rules of each entity that has some of its own. */
export const entityRules: Readonly<Record<string, EntityRules>> = {
  dept: deptRules,
  errorLog: errorLogRules,
  loginLog: loginLogRules,
  onlineUser: onlineUserRules,
  operationLog: operationLogRules,
  menu: menuRules,
  role: roleRules,
  user: userRules
}
