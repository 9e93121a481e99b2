// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { EntityTexts } from '@board/schemas/vocabulary'
import type { EntityName } from '../entity-names.ts'

/** The words of every entity; the console has them under `entities` of its messages. */
export const entityTexts: Readonly<Record<EntityName, EntityTexts>> = {
  dept: { name: 'Departments', fields: { name: 'Name', parentId: 'Parent department', sort: 'Order' }, hints: { parentId: 'Empty: a department at the top', sort: 'Smaller numbers come first' } },
  parameter: { name: 'Parameters', fields: { code: 'Code', value: 'Value', remark: 'Remark' }, hints: { code: 'Begins with a small letter; letters, digits and dots', remark: 'What it is for' } },
  role: { name: 'Roles', fields: { name: 'Name', code: 'Built-in code', remark: 'Remark', menuIdList: 'Menu authorisation', dataScope: 'Department data authorisation', deptIdList: 'Visible departments' }, enums: { dataScope: { '0': 'All data', '1': 'Own department and below', '2': 'Chosen departments' } }, sections: { role: 'Role', menus: 'Menu authorisation', data: 'Department data authorisation' }, hints: { menuIdList: 'The ticked menus and buttons decide what may be done', deptIdList: 'The ticked departments alone; tick those below them too' } },
  user: { name: 'Users', fields: { username: 'Username', realName: 'Name', deptId: 'Department', email: 'E-mail', mobile: 'Mobile', mobileMasked: 'Mobile (masked)', gender: 'Gender', status: 'Status', roleIdList: 'Roles', password: 'Password', confirmPassword: 'Confirm password', createdAt: 'Created' }, enums: { gender: { '0': 'Male', '1': 'Female', '2': 'Not stated' }, status: { '0': 'Disabled', '1': 'Normal' } }, sections: { account: 'Account', person: 'Person', work: 'Department and roles' }, hints: { username: '4–20 letters, digits or underscores, and not digits alone', password: '8–20 characters of at least three of: lower case, upper case, digits, symbols. It must be changed at the first sign-in. Leave it empty to keep the password' } }
}
