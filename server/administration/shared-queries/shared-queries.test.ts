import { expect, it } from 'vitest'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const clock = testClock()
const board = await testBoard(await testDatabase(), clock.now)
const { db, world } = board
const [city, cityToo, bureau, editor, administrator] = await Promise.all([
  board.client('city'),
  board.client('cityToo'),
  board.client('bureau'),
  board.client('editor'),
  board.client('administrator')
])
const search = 'filter=%7B%22state%22%3A%5B0%5D%7D'
const query = (name: string) => ({ list: 'list-ans', name, search })
type Client = typeof city
const seenBy = async (client: Client) =>
  (await client.call('listSharedQueries')).queries.map(({ name, isOwn, allowedActions }) => ({
    name,
    isOwn,
    mayChange: allowedActions.length > 0
  }))

it('an institution sees what one of its accounts shares; only that one changes it', async () => {
  const { id, version } = await city.call('shareQueryWithGroup', { body: query('  本周到期 ') })
  expect(await seenBy(city)).toEqual([{ name: '本周到期', isOwn: true, mayChange: true }])
  expect(await seenBy(cityToo)).toEqual([{ name: '本周到期', isOwn: false, mayChange: false }])
  expect(await seenBy(bureau)).toEqual([])
  const renamed = { id, version, name: '下周到期' }
  await expect(cityToo.call('changeSharedQuery', { body: renamed })).rejects.toMatchObject({
    code: 'GEN0404'
  })
  await city.call('changeSharedQuery', { body: renamed })
  await expect(city.call('changeSharedQuery', { body: renamed })).rejects.toMatchObject({ code: 'GEN0409' })
  expect((await cityToo.call('listSharedQueries')).queries).toMatchObject([{ name: '下周到期', search }])
  const events = await db
    .selectFrom('event')
    .select(['verb', 'audience'])
    .where('subject_kind', '=', 'sharedQuery')
    .orderBy('id')
    .execute()
  expect(events).toEqual(['record.created', 'record.updated'].map(verb => ({ verb, audience: 'editor' })))
})

it('names the owner as a person, not by the name for signing in', async () => {
  const ownerName = async () => (await cityToo.call('listSharedQueries')).queries[0]?.ownerName
  const rename = (names: { real_name?: string; nick_name?: string }) =>
    db.updateTable('account').set(names).where('username', '=', 'city').execute()
  await rename({ real_name: '', nick_name: '督查科' })
  expect(await ownerName()).toBe('督查科')
  await rename({ real_name: '李一' })
  expect(await ownerName()).toBe('李一')
})

it('a query whose owner has left the institution is withdrawn by those who stay', async () => {
  const [shared] = (await cityToo.call('listSharedQueries')).queries
  const owner = await db
    .selectFrom('shared_query')
    .select('owner_uid')
    .where('id', '=', shared?.id ?? 0)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('account')
    .set({ group_id: world.groups.bureau })
    .where('uid', '=', owner.owner_uid)
    .execute()
  expect(await seenBy(cityToo)).toEqual([{ name: '下周到期', isOwn: false, mayChange: true }])
  await cityToo.call('withdrawSharedQuery', { body: { id: shared?.id ?? 0 } })
  expect(await seenBy(cityToo)).toEqual([])
})

it('an administrator shares with a role; its holders see it, and nobody else', async () => {
  const { roles } = await administrator.call('listSharedQueries')
  const role = roles.find(({ name }) => name === '编辑') ?? roles[0]
  const { role_id } = await db
    .selectFrom('account_role as ar')
    .innerJoin('account as a', 'a.uid', 'ar.account_uid')
    .select('ar.role_id')
    .where('a.kind', '=', 'staff')
    .where('ar.role_id', '=', role?.id ?? 0)
    .limit(1)
    .executeTakeFirstOrThrow()
  await administrator.call('shareQueryWithRole', { body: { roleId: role_id, query: query('今日到期') } })
  expect(await seenBy(administrator)).toMatchObject([{ isOwn: true, mayChange: true }])
  expect(await seenBy(cityToo)).toEqual([])
  await expect(
    editor.call('shareQueryWithRole', { body: { roleId: role_id, query: query('编辑的') } })
  ).rejects.toMatchObject({ code: 'GEN0403' })
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '%2F%2Fevil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'filter=//evil.example',
  'filter=x#//evil.example',
  '?filter=x',
  'filter=x\n'
])('a query is not shared with the address %j, nor changed to it', async search => {
  const refused = { code: 'GEN0400' }
  await expect(
    city.call('shareQueryWithGroup', { body: { ...query('别处'), search } })
  ).rejects.toMatchObject(refused)
  const given = { roleId: 1, query: { ...query('别处'), search } }
  await expect(administrator.call('shareQueryWithRole', { body: given })).rejects.toMatchObject(refused)
  const { id, version } = await city.call('shareQueryWithGroup', {
    body: query(`原来的${search}`.slice(0, 30).trim())
  })
  await expect(city.call('changeSharedQuery', { body: { id, version, search } })).rejects.toMatchObject(
    refused
  )
  await city.call('withdrawSharedQuery', { body: { id } })
})
