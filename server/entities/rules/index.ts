import type { EntityRules } from '../rules.ts'
import { deptRules } from './dept.ts'
import { dictTypeRules } from './dictType.ts'
import { dictValueRules } from './dictValue.ts'
import { errorLogRules, loginLogRules, operationLogRules } from './logs.ts'
import { menuRules } from './menu.ts'
import { onlineUserRules } from './onlineUser.ts'
import { parameterRules } from './parameter.ts'
import { regionRules } from './region.ts'
import { roleRules } from './role.ts'
import { scheduleJobLogRules, scheduleJobRules } from './scheduleJob.ts'
import { userRules } from './user.ts'

/** The rules of each entity that has some of its own. */
export const entityRules: Readonly<Record<string, EntityRules>> = {
  dept: deptRules,
  dictType: dictTypeRules,
  dictValue: dictValueRules,
  errorLog: errorLogRules,
  loginLog: loginLogRules,
  menu: menuRules,
  onlineUser: onlineUserRules,
  operationLog: operationLogRules,
  parameter: parameterRules,
  region: regionRules,
  role: roleRules,
  scheduleJob: scheduleJobRules,
  scheduleJobLog: scheduleJobLogRules,
  user: userRules
}
