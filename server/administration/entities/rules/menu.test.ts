import { entities } from '@board/generated/entities'
import { describe, expect, it } from 'vitest'
import { clientIn, staffMember } from '../../../../tests/support/builders/staff.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { systemPermissions } from '../../../people/access/administrators.ts'
import { synchroniseMenus } from '../../menus/synchronise.ts'

const database = await testDatabase()
const { db } = database
const server = await testServer(database)
const { client: admin, token } = await staffMember(database, server, systemPermissions)
// after the first start, roles get their permissions from their menus
await synchroniseMenus(db)

const make = (body: Partial<Parameters<typeof admin.call<'sysMenuCreate'>>[1]['body']> = {}) =>
  admin.call('sysMenuCreate', { body: { nameZhCn: '自建菜单', ...body } })
const change = (record: { id: number; version: number }, body: object) =>
  admin.call('sysMenuUpdate', { params: { id: record.id }, body: { ...body, version: record.version } })
const remove = ({ id }: { id: number }) => admin.call('sysMenuDelete', { params: { id } })
const ofProduct = async (key: string) => {
  const { id } = await db.selectFrom('menu').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  return await admin.call('sysMenuGet', { params: { id } })
}
const at = (code: string, path: string) => ({ code, fields: [expect.objectContaining({ path })] })

describe('the permissions of a menu', () => {
  it('must be known ones; the refusal of a misspelt one names the nearest', async () => {
    await expect(make({ permissions: 'sys:user:page,sys:usr:save' })).rejects.toMatchObject({
      ...at('ENT0101', 'permissions'),
      message: '没有“sys:usr:save”这个权限标识，最接近的是“sys:user:save”'
    })
  })

  it('are kept once each, however they are separated', async () => {
    const { permissions } = await make({ permissions: ' sys:user:page，sys:user:info, sys:user:page,' })
    expect(permissions).toBe('sys:user:page,sys:user:info')
  })

  it('are given to people whose roles have the menu, and taken away again', async () => {
    const clerk = await staffMember(database, server, [])
    const menu = await make()
    const link = { role_id: clerk.roleId, menu_id: menu.id }
    await db.insertInto('role_menu').values(link).execute()
    const mayRead = () => clerk.client.call('pageDevInbox', { body: {} })
    await expect(mayRead()).rejects.toMatchObject({ code: 'GEN0403' })
    const given = await change(menu, { permissions: 'sys:inbox:page' })
    await expect(mayRead()).resolves.toBeDefined()
    await change(given, { permissions: '' })
    await expect(mayRead()).rejects.toMatchObject({ code: 'GEN0403' })
  })

  it('give nobody who manages menus more permissions', async () => {
    const keeper = await staffMember(database, server, ['sys:menu:update', 'sys:menu:info'])
    const menu = await make()
    await db.insertInto('role_menu').values({ role_id: keeper.roleId, menu_id: menu.id }).execute()
    const body = { version: menu.version, permissions: 'sys:user:update' }
    await expect(
      keeper.client.call('sysMenuUpdate', { params: { id: menu.id }, body })
    ).rejects.toMatchObject(at('ENT0115', 'permissions'))
  })
})

describe('the tree', () => {
  it('has no rings', async () => {
    const top = await make()
    const middle = await make({ parentId: top.id })
    const below = await make({ parentId: middle.id })
    await expect(change(top, { parentId: below.id })).rejects.toMatchObject(at('ENT0102', 'parentId'))
    await expect(change(top, { parentId: top.id })).rejects.toMatchObject(at('ENT0102', 'parentId'))
    expect((await change(below, { parentId: top.id })).parentId).toBe(top.id)
  })

  it('has buttons below menus, and nothing below buttons', async () => {
    const top = await make()
    const button = { type: 1, permissions: 'sys:user:save' } as const
    const made = await make({ ...button, parentId: top.id })
    await expect(make(button)).rejects.toMatchObject(at('ENT0104', 'parentId'))
    await expect(make({ ...button, parentId: made.id })).rejects.toMatchObject(at('ENT0104', 'parentId'))
    await expect(make({ parentId: made.id })).rejects.toMatchObject(at('ENT0104', 'parentId'))
    const above = await make({ parentId: top.id })
    await make({ parentId: above.id })
    await expect(change(above, button)).rejects.toMatchObject(at('ENT0104', 'type'))
  })

  it('keeps the two consoles apart', async () => {
    const top = await make()
    await make({ parentId: top.id })
    await expect(make({ parentId: top.id, face: 'g' })).rejects.toMatchObject(at('ENT0105', 'parentId'))
    await expect(change(top, { face: 'g' })).rejects.toMatchObject(at('ENT0105', 'face'))
  })

  it('loses no entry that holds others', async () => {
    const top = await make()
    const below = await make({ parentId: top.id })
    await expect(remove(top)).rejects.toMatchObject({ code: 'ENT0103' })
    await remove(below)
    await expect(remove(top)).resolves.toEqual({ id: top.id })
  })

  it('loses an entry together with all that it holds, or nothing', async () => {
    const removeAll = (...entries: { id: number }[]) =>
      admin.call('sysMenuDeleteMany', { body: { ids: entries.map(({ id }) => id) } })
    const top = await make()
    const middle = await make({ parentId: top.id })
    const below = await make({ parentId: middle.id })
    const beside = await make({ parentId: top.id })
    await expect(removeAll(top, middle, below)).rejects.toMatchObject({ code: 'ENT0103' })
    await expect(admin.call('sysMenuGet', { params: { id: below.id } })).resolves.toBeDefined()
    const ids = [top.id, beside.id, middle.id, below.id]
    await expect(removeAll(top, beside, middle, below)).resolves.toEqual({ ids })
    await expect(admin.call('sysMenuGet', { params: { id: top.id } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an entry of the product', () => {
  it('can be renamed, moved and hidden, but not changed otherwise', async () => {
    const dept = await ofProduct('entity:dept')
    const changed = await change(dept, { nameZhCn: '处室', icon: 'star', sort: 5, status: 0, parentId: null })
    expect(changed).toMatchObject({ nameZhCn: '处室', icon: 'star', status: 0, parentId: null })
    for (const [name, value] of Object.entries({
      url: '/role',
      permissions: 'sys:role:page',
      type: 1,
      face: 'g'
    })) {
      await expect(change(changed, { [name]: value }), name).rejects.toMatchObject(at('ENT0107', name))
    }
  })

  it('cannot be deleted, and does not offer it', async () => {
    const page = await ofProduct('entity:parameter')
    const own = await make()
    expect(page.allowedActions).toEqual(['sysMenuUpdate'])
    expect(own.allowedActions).toEqual(['sysMenuUpdate', 'sysMenuDelete'])
    await expect(remove(await ofProduct('permission:sys:user:save'))).rejects.toMatchObject({
      code: 'ENT0106'
    })
    const ids = [own.id, page.id]
    await expect(admin.call('sysMenuDeleteMany', { body: { ids } })).rejects.toMatchObject({
      code: 'ENT0106'
    })
    await expect(admin.call('sysMenuGet', { params: { id: own.id } })).resolves.toMatchObject({ id: own.id })
  })

  it('that an older version left behind can be deleted', async () => {
    const values = { key: 'entity:gone', face: 'admin', name_zh_cn: '旧', name_zh_tw: '', name_en_us: '' }
    const { id } = await db.insertInto('menu').values(values).returning('id').executeTakeFirstOrThrow()
    await expect(remove({ id })).resolves.toEqual({ id })
  })
})

it('the menu offers roles the entries of administrators only, and has no filter by permissions', async () => {
  const ask = (filter: object) =>
    admin.call('sysMenuOptions', { query: { filter: JSON.stringify(filter), range: '[0,99]' } })
  const { 'x-ref': hint } = entities.role.schema.properties.menuIdList ?? {}
  expect(hint?.filter).toEqual({ face: ['admin'] })
  const [whole, narrowed] = [await ask({ parentId: null }), await ask({ parentId: null, ...hint?.filter })]
  const left = whole.filter(({ id }) => !narrowed.some(one => one.id === id)).map(({ id }) => id)
  expect(left.toSorted((a, b) => a - b)).toEqual([20, 21, 22, 23, 24, 25, 26])
  await expect(ask({ permissions: 'sys' })).rejects.toMatchObject({ code: 'GEN0400' })
})

it('an entry is offered in the reader’s language, and in Chinese if it has no name in that one', async () => {
  const { id: whole } = await make({ nameZhCn: '留言', nameEnUs: 'Messages' })
  const { id: half } = await make({ nameZhCn: '只有中文' })
  const { call } = clientIn('en-US', server, token)
  const query = { filter: JSON.stringify({ id: [whole, half] }) }
  const labels = (await call('sysMenuOptions', { query })).map(({ label }) => label)
  expect(labels).toEqual(['Messages', '只有中文'])
})
