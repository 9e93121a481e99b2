/** Builders of a clerk who manages only users, departments and roles, and of the clerk's records. */
import type { OperationId } from '@board/generated/calls'
import { systemPermissions } from '../../../server/people/access/administrators.ts'
import { buildAccount, buildSession } from '../../support/builders/builders.ts'
import { clientOf } from '../../support/builders/world.ts'
import type { Stage } from './stage.ts'

let last = 0
const password = 'Chang-jiang9'
export const person = (more: object = {}) => ({
  username: `gang_no_${++last}`,
  realName: '受理岗',
  password,
  confirmPassword: password,
  ...more
})
export const named = (more: object = {}) => ({ name: `第${++last}岗`, dataScope: 0 as const, ...more })

export const user = (stage: Stage, more: object = {}) =>
  stage.call('administrator', 'sysUserCreate', { body: person(more) })

export const department = (stage: Stage, parentId: number | null = null) =>
  stage.call('administrator', 'sysDeptCreate', { body: { name: `第${++last}处`, parentId } })

/** Creates a role with these permissions, independent of the menus. */
export async function role(stage: Stage, permissions: readonly string[], given: object = {}) {
  const { id, version } = await stage.call('administrator', 'sysRoleCreate', { body: named(given) })
  const rows = permissions.map(permission => ({ role_id: id, permission }))
  if (rows.length > 0) await stage.db.insertInto('role_permission').values(rows).execute()
  return { id, version }
}

export async function menu(stage: Stage, permissions: string): Promise<number> {
  const names = { name_zh_cn: '某菜单', name_zh_tw: '某選單', name_en_us: 'Some menu' }
  const values = { face: 'admin', permissions, ...names }
  return (await stage.db.insertInto('menu').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** Builds a user with more permissions than the clerk. */
export const stronger = async (stage: Stage) =>
  await user(stage, { roleIdList: [(await role(stage, ['sys:inbox:page'])).id] })

/** Builds a clerk. @param scope 0 sees all departments, 1 only their own */
export async function clerk(stage: Stage, scope: 0 | 1 = 0) {
  const { id: deptId } = await department(stage)
  const permissions = systemPermissions.filter(permission => /^sys:(user|dept|role):/.test(permission))
  const { id: roleId } = await role(stage, permissions, { dataScope: scope })
  const { uid } = await buildAccount(stage.db, { kind: 'staff', real_name: '管理岗', dept_id: deptId })
  await stage.db.insertInto('account_role').values({ account_uid: uid, role_id: roleId }).execute()
  const token = await buildSession(stage.db, uid, stage.clock.now())
  const { call } = clientOf(stage.app, token, stage.keys.publicKeyPem, stage.clock.now, stage.fetch)
  const own = { id: uid, version: 1 }
  return { uid, own, deptId, roleId, call: call as (id: OperationId, input: object) => Promise<unknown> }
}

export type Clerk = Awaited<ReturnType<typeof clerk>>

/** Runs an act while the clerk is the only account that can manage users and roles. */
export async function alone<T>({ db }: Stage, { uid }: Clerk, act: () => Promise<T>): Promise<T> {
  const others = db.updateTable('account').where('kind', '=', 'staff').where('uid', '<>', uid)
  await others.set({ status: 0 }).execute()
  try {
    return await act()
  } finally {
    await others.set({ status: 1 }).execute()
  }
}
