import { describe, expect, it } from 'vitest'
import {
  buildAssignment,
  buildForum,
  buildGroup,
  buildMessage
} from '../../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const database = await testDatabase()
const board = await testBoard(database)
const { db, world } = board
const editor = await board.client('editor')

const pathOf = async (id: number) =>
  (await db.selectFrom('org_group').select('path').where('id', '=', id).executeTakeFirstOrThrow()).path
const get = (id: number) => editor.call('sysInstitutionGet', { params: { id } })
const change = async (id: number, body: object) =>
  editor.call('sysInstitutionUpdate', { params: { id }, body: { version: (await get(id)).version, ...body } })
const refused = (code: string) => ({ code })

describe('an institution', () => {
  it('is added below its superior, which can assign to it at once', async () => {
    const { id } = await editor.call('sysInstitutionCreate', {
      body: { name: '临江市水务局', organization: 1, parentId: world.groups.city }
    })
    expect(await pathOf(id)).toBe(`${await pathOf(world.groups.city)}${id}/`)
    const city = await board.client('city')
    expect((await city.call('listSubordinates')).map(group => group.id)).toContain(id)
  })

  it('moves to another superior together with all groups below it', async () => {
    const [from, to] = [await buildGroup(db), await buildGroup(db)]
    const middle = await buildGroup(db, { parent_id: from.id })
    const low = await buildGroup(db, { parent_id: middle.id })
    const forum = await buildForum(db, { group_id: low.id })
    await change(middle.id, { parentId: to.id })
    expect(await pathOf(low.id)).toBe(`${to.path}${middle.id}/${low.id}/`)
    await expect(change(to.id, { parentId: low.id })).rejects.toMatchObject(refused('ENT0201'))
    await change(middle.id, { parentId: null })
    expect(await pathOf(low.id)).toBe(`/${middle.id}/${low.id}/`)
    expect(forum.group_id).toBe(low.id)
  })

  it('passes changed rights to its accounts at once', async () => {
    const clerk = await board.client('city')
    const may = async () => (await clerk.call('getInfo')).authority.allowCollect
    const before = await may()
    await change(world.groups.city, { allowCollect: before === 0 })
    expect(await may()).toBe(1 - before)
    await change(world.groups.city, { allowCollect: before === 1 })
  })

  it('can be closed when it has no open work, and its forums then stay closed', async () => {
    const { id } = await buildGroup(db)
    const { fid } = await buildForum(db, { group_id: id })
    await expect(change(id, { status: 0 })).rejects.toMatchObject(refused('ENT0207'))
    await editor.call('sysForumUpdate', { params: { id: fid }, body: { version: 1, status: 0 } })
    const { tid } = await buildMessage(db, { fid })
    await expect(change(id, { status: 0 })).rejects.toMatchObject(refused('ENT0209'))
    await db.updateTable('message').set({ state: 2 }).where('tid', '=', tid).execute()
    const { tpid } = await buildAssignment(db, { holder_group_id: id })
    await expect(change(id, { status: 0 })).rejects.toMatchObject(refused('ENT0208'))
    await db.updateTable('assignment').set({ state: 50 }).where('tpid', '=', tpid).execute()
    expect(await change(id, { status: 0 })).toMatchObject({ status: 0 })
    await expect(
      editor.call('sysForumUpdate', { params: { id: fid }, body: { version: 2, status: 1 } })
    ).rejects.toMatchObject(refused('ENT0223'))
  })

  it('can be deleted only while nothing refers to it', async () => {
    const { id } = await editor.call('sysInstitutionCreate', { body: { name: '无事局', organization: 1 } })
    expect(await editor.call('sysInstitutionDelete', { params: { id } })).toEqual({ id })
    const { group_id } = await buildForum(db)
    await expect(editor.call('sysInstitutionDelete', { params: { id: group_id } })).rejects.toMatchObject(
      refused('ENT0211')
    )
  })

  it('is managed by editors, not by administrators', async () => {
    const administrator = await board.client('administrator')
    await expect(administrator.call('sysInstitutionList')).rejects.toMatchObject(refused('GEN0403'))
    await expect(editor.call('sysUserList')).rejects.toMatchObject(refused('GEN0403'))
  })
})
