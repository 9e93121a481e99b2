// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { IconName } from '@board/schemas/icons'
import type { View } from '@board/schemas/vocabulary'

export type EntityName =
  | 'dept'
  | 'dictType'
  | 'dictValue'
  | 'errorLog'
  | 'loginLog'
  | 'menu'
  | 'onlineUser'
  | 'operationLog'
  | 'parameter'
  | 'region'
  | 'role'
  | 'scheduleJob'
  | 'scheduleJobLog'
  | 'user'

/** What the menu and the routes need to know of an entity; the rest is in entities.ts. */
export interface EntityEntry {
  readonly name: EntityName
  readonly icon: IconName
  readonly menu: View['menu']
  /** Whoever holds it sees the list. */
  readonly permission: string
}

export const entityEntries: readonly EntityEntry[] = [
  { name: 'dept', icon: 'department', menu: 'system', permission: 'sys:dept:page' },
  { name: 'dictType', icon: 'dictionary', menu: 'system', permission: 'sys:dictType:page' },
  { name: 'dictValue', icon: 'label', menu: 'system', permission: 'sys:dictValue:page' },
  { name: 'errorLog', icon: 'error', menu: 'logs', permission: 'sys:errorLog:page' },
  { name: 'loginLog', icon: 'login', menu: 'logs', permission: 'sys:loginLog:page' },
  { name: 'menu', icon: 'menu', menu: 'system', permission: 'sys:menu:page' },
  { name: 'onlineUser', icon: 'online', menu: 'system', permission: 'sys:onlineUser:page' },
  { name: 'operationLog', icon: 'history', menu: 'logs', permission: 'sys:operationLog:page' },
  { name: 'parameter', icon: 'settings', menu: 'system', permission: 'sys:parameter:page' },
  { name: 'region', icon: 'region', menu: 'system', permission: 'sys:region:page' },
  { name: 'role', icon: 'role', menu: 'system', permission: 'sys:role:page' },
  { name: 'scheduleJob', icon: 'schedule', menu: 'system', permission: 'sys:scheduleJob:page' },
  { name: 'scheduleJobLog', icon: 'history', menu: 'logs', permission: 'sys:scheduleJobLog:page' },
  { name: 'user', icon: 'user', menu: 'system', permission: 'sys:user:page' }
]

export const entityNames: readonly EntityName[] = entityEntries.map(({ name }) => name)

/** The calls that are made of schemas. */
export type EntityOperationId =
  | 'sysDeptList'
  | 'sysDeptGet'
  | 'sysDeptOptions'
  | 'sysDeptHistory'
  | 'sysDeptCreate'
  | 'sysDeptUpdate'
  | 'sysDeptDelete'
  | 'sysDeptDeleteMany'
  | 'sysDeptExport'
  | 'sysDeptImport'
  | 'sysDeptImportConfirm'
  | 'sysDictTypeList'
  | 'sysDictTypeGet'
  | 'sysDictTypeOptions'
  | 'sysDictTypeHistory'
  | 'sysDictTypeCreate'
  | 'sysDictTypeUpdate'
  | 'sysDictTypeDelete'
  | 'sysDictTypeDeleteMany'
  | 'sysDictTypeExport'
  | 'sysDictTypeImport'
  | 'sysDictTypeImportConfirm'
  | 'sysDictValueList'
  | 'sysDictValueGet'
  | 'sysDictValueOptions'
  | 'sysDictValueHistory'
  | 'sysDictValueCreate'
  | 'sysDictValueUpdate'
  | 'sysDictValueDelete'
  | 'sysDictValueDeleteMany'
  | 'sysDictValueExport'
  | 'sysDictValueImport'
  | 'sysDictValueImportConfirm'
  | 'sysErrorLogList'
  | 'sysErrorLogGet'
  | 'sysErrorLogOptions'
  | 'sysErrorLogHistory'
  | 'sysErrorLogExport'
  | 'sysLoginLogList'
  | 'sysLoginLogGet'
  | 'sysLoginLogOptions'
  | 'sysLoginLogHistory'
  | 'sysLoginLogExport'
  | 'sysMenuList'
  | 'sysMenuGet'
  | 'sysMenuOptions'
  | 'sysMenuHistory'
  | 'sysMenuCreate'
  | 'sysMenuUpdate'
  | 'sysMenuDelete'
  | 'sysMenuDeleteMany'
  | 'sysMenuExport'
  | 'sysOnlineUserList'
  | 'sysOnlineUserGet'
  | 'sysOnlineUserOptions'
  | 'sysOnlineUserHistory'
  | 'sysOperationLogList'
  | 'sysOperationLogGet'
  | 'sysOperationLogOptions'
  | 'sysOperationLogHistory'
  | 'sysOperationLogExport'
  | 'sysParameterList'
  | 'sysParameterGet'
  | 'sysParameterOptions'
  | 'sysParameterHistory'
  | 'sysParameterCreate'
  | 'sysParameterUpdate'
  | 'sysParameterDelete'
  | 'sysParameterDeleteMany'
  | 'sysParameterExport'
  | 'sysParameterImport'
  | 'sysParameterImportConfirm'
  | 'sysRegionList'
  | 'sysRegionGet'
  | 'sysRegionOptions'
  | 'sysRegionHistory'
  | 'sysRegionCreate'
  | 'sysRegionUpdate'
  | 'sysRegionDelete'
  | 'sysRegionDeleteMany'
  | 'sysRegionExport'
  | 'sysRegionImport'
  | 'sysRegionImportConfirm'
  | 'sysRoleList'
  | 'sysRoleGet'
  | 'sysRoleOptions'
  | 'sysRoleHistory'
  | 'sysRoleCreate'
  | 'sysRoleUpdate'
  | 'sysRoleDelete'
  | 'sysRoleDeleteMany'
  | 'sysRoleExport'
  | 'sysRoleImport'
  | 'sysRoleImportConfirm'
  | 'sysScheduleJobList'
  | 'sysScheduleJobGet'
  | 'sysScheduleJobOptions'
  | 'sysScheduleJobHistory'
  | 'sysScheduleJobCreate'
  | 'sysScheduleJobUpdate'
  | 'sysScheduleJobDelete'
  | 'sysScheduleJobDeleteMany'
  | 'sysScheduleJobExport'
  | 'sysScheduleJobLogList'
  | 'sysScheduleJobLogGet'
  | 'sysScheduleJobLogOptions'
  | 'sysScheduleJobLogHistory'
  | 'sysScheduleJobLogExport'
  | 'sysUserList'
  | 'sysUserGet'
  | 'sysUserOptions'
  | 'sysUserHistory'
  | 'sysUserCreate'
  | 'sysUserUpdate'
  | 'sysUserDelete'
  | 'sysUserDeleteMany'
  | 'sysUserExport'
  | 'sysUserImport'
  | 'sysUserImportConfirm'
