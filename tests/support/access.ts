/** Builders of staff, roles, menus and departments for tests, which write straight into the tables. */
import type { Permission } from '@board/generated/permissions'
import { systemPermissions } from '../../server/people/access/administrators.ts'
import type { Database } from '../../server/platform/database/open.ts'
import { buildAccount, buildSession } from './builders/builders.ts'
import { clientOf } from './builders/world.ts'
import { testServer } from './servers/server.ts'

let last = 0

interface RoleWish {
  permissions?: readonly (Permission | (string & {}))[]
  /** The data scope: 0 all departments, 1 the own department and those below, 2 the chosen departments. */
  scope?: 0 | 1 | 2
  depts?: readonly number[]
  menus?: readonly number[]
  code?: string
}

/** Builds a server on the database, with builders of the staff who administer it. */
export async function accessWorld(database: Database, given: Parameters<typeof testServer>[1] = {}) {
  const { db } = database
  const { app, deps } = await testServer(database, given)
  const client = (token?: string) => clientOf(app, token, deps.keys.publicKeyPem, deps.clock)

  async function department(parent?: { id: number; path: string }, name = `第${++last}部`) {
    const values = { name, parent_id: parent?.id ?? null, sort: 0 }
    const { id } = await db.insertInto('dept').values(values).returning('id').executeTakeFirstOrThrow()
    const path = `${parent?.path ?? '/'}${id}/`
    await db.updateTable('dept').set({ path }).where('id', '=', id).execute()
    return { id, path, name }
  }

  async function menu(permissions: string, parentId: number | null = null) {
    const name = `第${++last}菜单`
    const names = { name_zh_cn: name, name_zh_tw: name, name_en_us: name }
    const values = { face: 'admin', permissions, parent_id: parentId, ...names }
    return (await db.insertInto('menu').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  async function role({ permissions = [], scope = 0, depts = [], menus = [], code }: RoleWish = {}) {
    const values = { name: `第${++last}角色`, data_scope: scope, code: code ?? null }
    const { id } = await db.insertInto('role').values(values).returning('id').executeTakeFirstOrThrow()
    if (permissions.length > 0) {
      const rows = permissions.map(permission => ({ role_id: id, permission }))
      await db.insertInto('role_permission').values(rows).execute()
    }
    for (const dept_id of depts) await db.insertInto('role_dept').values({ role_id: id, dept_id }).execute()
    for (const menu_id of menus) await db.insertInto('role_menu').values({ role_id: id, menu_id }).execute()
    return id
  }

  /** Builds a member of staff with these roles and a client that is signed in with their account. */
  async function staff(roleIds: readonly number[], more: Parameters<typeof buildAccount>[1] = {}) {
    const account = await buildAccount(db, { kind: 'staff', real_name: '某岗', ...more })
    for (const role_id of roleIds)
      await db.insertInto('account_role').values({ account_uid: account.uid, role_id }).execute()
    const token = await buildSession(db, account.uid, deps.clock())
    return { ...account, client: client(token) }
  }

  /**
   * Builds a member of staff with only these permissions, who sees every department unless the wish has another
   * scope.
   */
  const holder = async (permissions: RoleWish['permissions'], wish: RoleWish = {}, more = {}) =>
    staff([await role({ ...wish, ...(permissions && { permissions }) })], more)

  const administrator = await staff([await role({ permissions: systemPermissions })])
  return { db, app, deps, client, department, menu, role, staff, holder, administrator }
}
