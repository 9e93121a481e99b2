// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { IconName } from '@board/schemas/icons'
import type { View } from '@board/schemas/vocabulary'

export type EntityName =
  | 'dept'
  | 'parameter'
  | 'role'
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
  { name: 'parameter', icon: 'settings', menu: 'system', permission: 'sys:parameter:page' },
  { name: 'role', icon: 'role', menu: 'system', permission: 'sys:role:page' },
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
