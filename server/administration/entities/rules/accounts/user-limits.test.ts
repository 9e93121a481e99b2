import { permissions } from '@board/generated/permissions'
import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../../tests/support/access.ts'
import { testDatabase } from '../../../../../tests/support/postgres/database.ts'

const world = await accessWorld(await testDatabase())
const { db, administrator, department, holder, role } = world
const admin = administrator.client

let number = 0
const password = 'Chang-jiang9'
const person = (more: object = {}) => ({
  username: `gang_${++number}`,
  realName: '受理岗一号',
  password,
  confirmPassword: password,
  ...more
})
const create = (body: object) => admin.call('sysUserCreate', { body: body as ReturnType<typeof person> })
const read = (id: number, as = admin) => as.call('sysUserGet', { params: { id } })
const update = async (id: number, body: object, as = admin) => {
  const { version } = await read(id, as)
  return await as.call('sysUserUpdate', { params: { id }, body: { version, ...body } })
}
const remove = (id: number, as = admin) => as.call('sysUserDelete', { params: { id } })
const row = (uid: number) =>
  db.selectFrom('account').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
const userPermissions = permissions.filter(permission => permission.startsWith('sys:user:'))

describe('nobody', () => {
  const clerkPermissions = [...userPermissions, 'sys:role:options', 'sys:dept:options']

  it('gives a role with more than they have', async () => {
    const clerk = await holder(clerkPermissions)
    const [more, less] = [await role({ permissions: ['sys:role:update'] }), await role()]
    const body = { ...person(), roleIdList: [more] }
    await expect(clerk.client.call('sysUserCreate', { body })).rejects.toMatchObject({
      code: 'ENT0115',
      fields: [{ path: 'roleIdList' }]
    })
    const made = await clerk.client.call('sysUserCreate', { body: { ...body, roleIdList: [less] } })
    await expect(update(made.id, { roleIdList: [less, more] }, clerk.client)).rejects.toMatchObject({
      code: 'ENT0115'
    })
    await expect(update(clerk.uid, { roleIdList: [more] }, clerk.client)).rejects.toMatchObject({
      code: 'ENT0115'
    })
  })

  it('changes, disables, unlocks, resets or deletes somebody who has more', async () => {
    const clerk = await holder(clerkPermissions)
    const { uid } = await holder([...clerkPermissions, 'sys:role:page'])
    for (const act of [
      () => update(uid, { realName: '改名岗' }, clerk.client),
      () => remove(uid, clerk.client),
      () => clerk.client.call('disableUsers', { body: { ids: [uid] } }),
      () => clerk.client.call('unlockUser', { body: { id: uid } }),
      () => clerk.client.call('resetUserPassword', { body: { id: uid } })
    ])
      await expect(act()).rejects.toMatchObject({ status: 403 })
    expect((await read(uid, clerk.client)).allowedActions).toEqual([])
    expect((await read(uid)).allowedActions).toContain('sysUserUpdate')
  })

  it('opens departments to others that are not open to them', async () => {
    const [mine, theirs] = [await department(), await department()]
    const clerk = await holder(clerkPermissions, { scope: 2, depts: [mine.id] })
    const body = { ...person(), deptId: mine.id }
    const [all, other] = [await role({ scope: 0 }), await role({ scope: 2, depts: [theirs.id] })]
    for (const roleId of [all, other])
      await expect(
        clerk.client.call('sysUserCreate', { body: { ...body, roleIdList: [roleId] } })
      ).rejects.toMatchObject({ code: 'ENT0125' })
    await expect(
      clerk.client.call('sysUserCreate', { body: { ...body, deptId: theirs.id } })
    ).rejects.toMatchObject({ fields: [{ path: 'deptId' }] })
    await expect(clerk.client.call('sysUserCreate', { body: person() })).rejects.toMatchObject({
      code: 'ENT0123'
    })
    await clerk.client.call('sysUserCreate', { body })
  })

  it('except a person with all system permissions appoints editors, and that person not themself', async () => {
    const editor = await role({ permissions: ['board:message:approve'] })
    const made = await create(person({ roleIdList: [editor] }))
    expect(made.roleIdList).toEqual([editor])
    const own = await read(administrator.uid)
    await expect(
      update(administrator.uid, { roleIdList: [...own.roleIdList, editor] })
    ).rejects.toMatchObject({ code: 'ENT0115' })
  })
})

describe('the last who can manage users and roles', () => {
  it('cannot be removed, while another one can', async () => {
    await db.updateTable('account').set({ status: 0 }).where('kind', '=', 'staff').execute()
    const last = await holder(permissions)
    const other = await holder(['sys:role:update', 'sys:user:update'])
    await update(other.uid, { roleIdList: [] }, last.client)
    const [had, plain] = [(await read(last.uid, last.client)).roleIdList, await role()]
    for (const roleIdList of [[], [plain]])
      await expect(update(last.uid, { roleIdList }, last.client)).rejects.toMatchObject({ code: 'ENT0114' })
    await update(last.uid, { roleIdList: [...had, plain] }, last.client)
    await db.updateTable('account').set({ status: 1 }).where('kind', '=', 'staff').execute()
    await update(last.uid, { roleIdList: [] })
  })
})

describe('what one may do with users', () => {
  it('needs a separate permission for each call', async () => {
    const id = (await create(person())).id
    const version = 1
    const query = {}
    const acts: Record<string, (as: typeof admin) => Promise<unknown>> = {
      'sys:user:page': as => as.call('sysUserList', { query }),
      'sys:user:info': as => as.call('sysUserGet', { params: { id } }),
      'sys:user:save': as => as.call('sysUserCreate', { body: person() }),
      'sys:user:update': as =>
        as.call('sysUserUpdate', { params: { id }, body: { version, realName: '受理岗三号' } }),
      'sys:user:status': as => as.call('disableUsers', { body: { ids: [id] } }),
      'sys:user:unlock': as => as.call('unlockUser', { body: { id } }),
      'sys:user:password': as => as.call('resetUserPassword', { body: { id } }),
      'sys:user:delete': as => as.call('sysUserDelete', { params: { id } })
    }
    for (const [permission, act] of Object.entries(acts)) {
      const others = Object.keys(acts).filter(other => other !== permission)
      await expect(act((await holder(others)).client)).rejects.toMatchObject({ code: 'GEN0403' })
      await act((await holder([permission])).client)
    }
  })
})

describe('users of other departments', () => {
  it('are not found by a person with a limited role; users of departments below are', async () => {
    const above = await department()
    const [below, beside] = [await department(above), await department()]
    const ids = [above, below, beside].map(async ({ id }) => (await create(person({ deptId: id }))).id)
    const [one = 0, two = 0, three = 0] = await Promise.all(ids)
    const clerk = await holder(userPermissions, { scope: 1 }, { dept_id: above.id })
    const filter = JSON.stringify({ id: [one, two, three] })
    const seen = await clerk.client.call('sysUserList', { query: { filter } })
    expect(seen.map(({ id }) => id).sort()).toEqual([one, two].sort())
    for (const act of [
      () => read(three, clerk.client),
      () => update(three, { realName: '改名岗' }, clerk.client),
      () => remove(three, clerk.client),
      () => clerk.client.call('disableUsers', { body: { ids: [one, three] } }),
      () => clerk.client.call('resetUserPassword', { body: { id: three } })
    ])
      await expect(act()).rejects.toMatchObject({ code: 'GEN0404' })
    expect(await row(one)).toMatchObject({ status: 1 })
  })
})
