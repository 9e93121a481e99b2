import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { buildSession } from '../../../../tests/support/builders/builders.ts'
import { buildSecondFactor } from '../../../../tests/support/builders/second-factor.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { systemPermissions } from '../../../people/access/administrators.ts'
import { recomputeRolePermissions } from '../../../people/access/role-permissions.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'

const world = await accessWorld(await testDatabase())
const { db, deps, administrator, client, department, holder, menu, role, staff } = world
const admin = administrator.client

let number = 0
const create = (body: object, as = admin) =>
  as.call('sysRoleCreate', { body: { name: `第${++number}岗位`, dataScope: 0, ...body } })
const read = (id: number, as = admin) => as.call('sysRoleGet', { params: { id } })
const update = async (id: number, body: object, as = admin) => {
  const { version } = await read(id)
  return await as.call('sysRoleUpdate', { params: { id }, body: { version, ...body } })
}
const remove = (id: number, as = admin) => as.call('sysRoleDelete', { params: { id } })
const heldBy = async (roleId: number) => {
  const rows = await db
    .selectFrom('role_permission')
    .select('permission')
    .where('role_id', '=', roleId)
    .execute()
  return rows.map(({ permission }) => permission).sort()
}
const rolePermissions = ['page', 'info', 'save', 'update', 'delete'].map(act => `sys:role:${act}`)

describe('a role', () => {
  it('tells how many active accounts with it have no second factor, and is marked where roles are chosen', async () => {
    const { id, name } = await create({})
    const one = await staff([id])
    for (const status of [1, 0]) await staff([id], { status })
    expect((await read(id)).withoutFactor).toBe(2)
    await buildSecondFactor(db, deps.keys, one.uid)
    expect((await read(id)).withoutFactor).toBe(1)
    const option = async () =>
      (await admin.call('sysRoleOptions', { query: { filter: JSON.stringify({ id: [id] }) } }))[0]
    expect(await option()).toEqual({ id, label: name })
    await update(id, { secondFactor: true })
    expect(await option()).toEqual({ id, label: name, details: ['须启用两步验证'] })
  })

  it('opens what its menus name, and what comes with that', async () => {
    const users = await menu('sys:user:page, sys:user:info')
    const { id, menuIdList } = await create({ menuIdList: [users] })
    expect(menuIdList).toEqual([users])
    expect(await heldBy(id)).toEqual(
      ['sys:dept:options', 'sys:role:options', 'sys:user:info', 'sys:user:options', 'sys:user:page'].sort()
    )
    const clerk = await staff([id])
    await clerk.client.call('sysUserList', { query: {} })
    await clerk.client.call('sysDeptOptions', { query: {} })
    await expect(clerk.client.call('sysDeptList', { query: {} })).rejects.toMatchObject({ code: 'GEN0403' })
  })

  it('that was taken away or cut down is refused from the next request on', async () => {
    const page = await menu('sys:user:page')
    const { id } = await create({ menuIdList: [page] })
    const clerk = await staff([id])
    await clerk.client.call('sysUserList', { query: {} })
    await update(id, { menuIdList: [] })
    await expect(clerk.client.call('sysUserList', { query: {} })).rejects.toMatchObject({ code: 'GEN0403' })
    await update(id, { menuIdList: [page] })
    await clerk.client.call('sysUserList', { query: {} })
    const { version } = await admin.call('sysUserGet', { params: { id: clerk.uid } })
    const body = { version, roleIdList: [] }
    await admin.call('sysUserUpdate', { params: { id: clerk.uid }, body })
    await expect(clerk.client.call('sysUserList', { query: {} })).rejects.toMatchObject({ code: 'GEN0403' })
  })

  it('changes with its menus, and keeps permissions that no menu has', async () => {
    const page = await menu('sys:user:page')
    const { id } = await create({ menuIdList: [page] })
    await db.insertInto('role_permission').values({ role_id: id, permission: 'sys:of:old' }).execute()
    await db.updateTable('menu').set({ permissions: 'sys:log:none' }).where('id', '=', page).execute()
    await inTransaction(db, trx => recomputeRolePermissions(trx, [id]))
    expect(await heldBy(id)).toContain('sys:log:none')
    expect(await heldBy(id)).toContain('sys:of:old')
  })

  it('must have a name that no other role has', async () => {
    const { name } = await create({})
    await expect(create({ name })).rejects.toMatchObject({ code: 'ENT0001', fields: [{ path: 'name' }] })
  })

  it('names departments only where departments are chosen', async () => {
    const { id: deptId } = await department()
    await expect(create({ dataScope: 1, deptIdList: [deptId] })).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [{ path: 'deptIdList' }]
    })
    await expect(create({ dataScope: 2 })).rejects.toMatchObject({ fields: [{ path: 'deptIdList' }] })
    const made = await create({ dataScope: 2, deptIdList: [deptId] })
    expect(made).toMatchObject({ dataScope: 2, deptIdList: [deptId] })
  })

  it('is deleted when nobody has it', async () => {
    const { id } = await create({})
    const { uid } = await staff([id])
    const refusal = await remove(id).catch(error => error)
    expect(refusal).toMatchObject({ code: 'ENT0132', status: 409 })
    expect(refusal.message).toContain('1 名用户')
    await db.deleteFrom('account_role').where('account_uid', '=', uid).execute()
    await remove(id)
    await expect(read(id)).rejects.toMatchObject({ code: 'GEN0404' })
  })
})

describe('the administrators’ role', () => {
  it('keeps its name for us, everything of the system, and all data; it can be given more', async () => {
    const [first, second] = [await menu('sys:user:page'), await menu('sys:dept:page')]
    const id = await role({ code: 'administrator', menus: [first], permissions: systemPermissions })
    for (const [body, path] of [
      [{ menuIdList: [] }, 'menuIdList'],
      [{ menuIdList: [second] }, 'menuIdList'],
      [{ dataScope: 1 }, 'dataScope']
    ] as const)
      await expect(update(id, body)).rejects.toMatchObject({ code: 'ENT0131', fields: [{ path }] })
    await update(id, { menuIdList: [first, second], remark: '不可缺少' })
    expect(await heldBy(id)).toEqual([...systemPermissions].sort())
    expect(await read(id)).toMatchObject({ code: 'administrator', dataScope: 0 })
    await expect(remove(id)).rejects.toMatchObject({ status: 403 })
    expect((await read(id)).allowedActions).toEqual(['sysRoleUpdate'])
  })
})

describe('nobody', () => {
  it('gives others permissions by a role that they do not have themself', async () => {
    const [mine, more] = [await menu('sys:role:page'), await menu('sys:user:delete')]
    const clerk = await holder([...rolePermissions, 'sys:menu:options'])
    await expect(create({ menuIdList: [more] }, clerk.client)).rejects.toMatchObject({
      code: 'ENT0115',
      fields: [{ path: 'menuIdList' }]
    })
    const made = await create({ menuIdList: [mine] }, clerk.client)
    await expect(update(made.id, { menuIdList: [mine, more] }, clerk.client)).rejects.toMatchObject({
      code: 'ENT0115'
    })
    expect(await heldBy(made.id)).not.toContain('sys:user:delete')
  })

  it('changes or deletes a role with more than they have', async () => {
    const clerk = await holder(rolePermissions)
    const id = await role({ permissions: ['sys:user:delete'] })
    await expect(update(id, { remark: '我的' }, clerk.client)).rejects.toMatchObject({ status: 403 })
    await expect(remove(id, clerk.client)).rejects.toMatchObject({ status: 403 })
    expect((await read(id, clerk.client)).allowedActions).toEqual([])
  })

  it('opens departments by a role that they do not see themself', async () => {
    const [mine, theirs] = [await department(), await department()]
    const clerk = await holder(rolePermissions, { scope: 2, depts: [mine.id] })
    await expect(create({ dataScope: 0 }, clerk.client)).rejects.toMatchObject({ code: 'ENT0125' })
    await expect(
      create({ dataScope: 2, deptIdList: [mine.id, theirs.id] }, clerk.client)
    ).rejects.toMatchObject({ fields: [{ path: 'deptIdList' }] })
    const made = await create({ dataScope: 2, deptIdList: [mine.id] }, clerk.client)
    await expect(update(made.id, { dataScope: 0 }, clerk.client)).rejects.toMatchObject({ code: 'ENT0125' })
    await update(made.id, { dataScope: 1 }, clerk.client)
  })

  it('not even who has everything of the system, adds more to a role of their own', async () => {
    const editing = await menu('board:message:approve')
    const own = await role({ permissions: systemPermissions })
    const chief = await staff([own])
    await expect(update(own, { menuIdList: [editing] }, chief.client)).rejects.toMatchObject({
      code: 'ENT0115'
    })
    const { id } = await create({ menuIdList: [editing] }, chief.client)
    expect(await heldBy(id)).toEqual(['board:message:approve'])
  })

  it('removes from everybody the permissions to manage users and roles', async () => {
    const both = await menu('sys:role:update,sys:user:update')
    await db.updateTable('account').set({ status: 0 }).where('kind', '=', 'staff').execute()
    const id = await role({ permissions: systemPermissions, menus: [both] })
    const last = await staff([id])
    const { version } = await read(id, last.client)
    const body = { version, menuIdList: [] }
    await expect(last.client.call('sysRoleUpdate', { params: { id }, body })).rejects.toMatchObject({
      code: 'ENT0114'
    })
    expect(await heldBy(id)).toEqual([...systemPermissions].sort())
    await db.updateTable('account').set({ status: 1 }).where('kind', '=', 'staff').execute()
  })
})

it('the calls on roles are each a permission of its own', async () => {
  const { id } = await create({})
  const acts: Record<string, (as: typeof admin) => Promise<unknown>> = {
    'sys:role:page': as => as.call('sysRoleList', { query: {} }),
    'sys:role:info': as => as.call('sysRoleGet', { params: { id } }),
    'sys:role:save': as => create({}, as),
    'sys:role:update': as =>
      as.call('sysRoleUpdate', { params: { id }, body: { version: 1, remark: '说明' } }),
    'sys:role:delete': as => remove(id, as)
  }
  for (const [permission, act] of Object.entries(acts)) {
    const others = Object.keys(acts).filter(other => other !== permission)
    await expect(act((await holder(others)).client)).rejects.toMatchObject({ code: 'GEN0403' })
    await act((await holder([permission])).client)
  }
  const visitor = client(await buildSession(db, administrator.uid))
  await visitor.call('sysRoleList', { query: {} })
})
