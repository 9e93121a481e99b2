import { expect, it } from 'vitest'
import { buildAccount, buildMessage } from '../../tests/support/builders.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { testBoard } from '../../tests/support/world.ts'

const board = await testBoard(await testDatabase())
const { db, deps, world } = board
const city = await board.client('city')
const phone = '13912345678'

const author = await buildAccount(db, { phone, keys: deps.keys })

const messageWithPhone = () => buildMessage(db, { fid: world.forums.city, author_uid: author.uid })

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
  expect(await revealings(tid)).toEqual([{ group, account, note: '需要电话核实地点', audience: 'editor' }])
})

it('a group that does not handle the message gets no phone, and nothing is on record', async () => {
  const { tid } = await messageWithPhone()
  const other = await board.client('congress')
  const refused = other.call('revealAuthorPhone', { body: { tid, reason: '需要电话核实地点' } })
  await expect(refused).rejects.toMatchObject({ code: 'GEN0404' })
  expect(await revealings(tid)).toEqual([])
})
