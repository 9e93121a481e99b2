import { expect, test } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world, visitor } = board

test('lists show an excerpt of an earlier version without a space after full-width punctuation', async () => {
  const [city, bureau, citizen] = [
    await board.client('city'),
    await board.client('bureau'),
    await board.client('citizen')
  ]
  const { tid, version } = await buildMessage(db, {
    fid: world.forums.city,
    author_uid: await board.uid('citizen'),
    excerpt: '领导：您好！ 我家门前的路 没有灯。 请装一盏。'
  })
  const groupId = world.groups.bureau
  await city.call('assignMessage', { body: { tid, version, groupId } })
  const lists = await Promise.all([
    visitor.call('listMessages', { query: {} }),
    citizen.call('listOwnMessages', { query: {} }),
    city.call('pageAns', { body: { display: 8 } }),
    city.call('pageFrom', { body: { display: 8 } }),
    bureau.call('pageTo', { body: { display: 8 } })
  ])
  for (const { list } of lists)
    expect(list).toMatchObject([{ tid, content: '领导：您好！我家门前的路 没有灯。请装一盏。' }])
})
