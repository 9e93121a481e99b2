import { expect, it } from 'vitest'
import { buildAccount, buildMessage, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientIn } from '../../../tests/support/builders/staff.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, deps, world } = board
const city = await board.client('city')
const phone = '13912345678'

const author = await buildAccount(db, { phone, keys: deps.keys })

const messageWithPhone = () => buildMessage(db, { fid: world.forums.city, author_uid: author.uid })

/** Returns a client of a citizen's account. */
const clientOf = async (uid: number) => clientIn('zh-CN', board, await buildSession(db, uid, deps.clock()))

const revealings = (tid: number) =>
  db
    .selectFrom('event')
    .select(['actor_group_id as group', 'subject_id as account', 'note', 'audience'])
    .where('verb', '=', 'phone.revealed')
    .where('tid', '=', tid)
    .execute()

it('the handler sees three digits of the author’s phone', async () => {
  const { tid } = await messageWithPhone()
  expect((await city.call('getStaffMessage', { body: { tid } })).author).toMatchObject({
    phone: '139********'
  })
  expect(await revealings(tid)).toEqual([])
})

it('the handler gets the whole phone for a reason, which is on record with the reader', async () => {
  const { tid, author_uid: account, group_id: group } = await messageWithPhone()
  const answer = await city.call('revealAuthorPhone', { body: { tid, reason: ' 需要电话核实地点 ' } })
  expect(answer).toEqual({ phone })
  expect(await revealings(tid)).toEqual([{ group, account, note: '需要电话核实地点', audience: 'author' }])
})

it('a group that does not handle the message gets no phone, and nothing is on record', async () => {
  const { tid } = await messageWithPhone()
  const other = await board.client('congress')
  const refused = other.call('revealAuthorPhone', { body: { tid, reason: '需要电话核实地点' } })
  await expect(refused).rejects.toMatchObject({ code: 'GEN0404' })
  expect(await revealings(tid)).toEqual([])
})

it('the author is told of each reading: the institution, the time and the reason, and no name of its staff', async () => {
  const { tid, author_uid: uid } = await messageWithPhone()
  const author = await clientOf(uid)
  for (const reason of ['需要电话核实地点', '约定上门时间'])
    await city.call('revealAuthorPhone', { body: { tid, reason } })
  const { list } = await author.call('listNotifications', { query: { rows: 10 } })
  const told = list.filter(one => one.tid === tid)
  expect(told).toMatchObject([
    { verb: 'phone.revealed', kind: 'phone', note: '约定上门时间', unread: true },
    { verb: 'phone.revealed', kind: 'phone', note: '需要电话核实地点', unread: true }
  ])
  const { name } = await db
    .selectFrom('org_group')
    .select('name')
    .where('id', '=', world.groups.city)
    .executeTakeFirstOrThrow()
  expect(new Set(told.map(({ actorName }) => actorName))).toEqual(new Set([name]))
  const readings = (await author.call('listOwnReadings', { query: {} })).list.filter(one => one.tid === tid)
  expect(readings).toMatchObject([
    { what: 'phone', groupName: name, reason: '约定上门时间', at: expect.any(Number) },
    { what: 'phone', groupName: name, reason: '需要电话核实地点', at: expect.any(Number) }
  ])
  expect(Object.keys(readings[0] ?? {}).sort()).toEqual(
    ['at', 'groupName', 'id', 'reason', 'subject', 'tid', 'what'].sort()
  )
  // the timeline of the message says it to the author, and to nobody else
  const verbsTo = async (reader: typeof author) =>
    (await reader.call('getMessage', { body: { tid } })).timeline.map(({ verb }) => verb)
  expect(await verbsTo(author)).toContain('phone.revealed')
  expect(await verbsTo(await board.client('neighbour'))).not.toContain('phone.revealed')
})

it('an author without a phone is told nothing, because nothing was read', async () => {
  const nameless = await buildAccount(db)
  const { tid } = await buildMessage(db, { fid: world.forums.city, author_uid: nameless.uid })
  const { phone: none } = await city.call('revealAuthorPhone', { body: { tid, reason: '需要电话核实地点' } })
  expect(none).toBeNull()
  const own = await clientOf(nameless.uid)
  expect((await own.call('listNotifications', { query: {} })).total).toBe(0)
})
