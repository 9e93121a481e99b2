import { expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const database = await testDatabase()
const board = await testBoard(database)
const editor = await board.client('editor')
const at = (time: string) => new Date(`${time}T04:00:00Z`)
const seconds = (time: string) => at(time).getTime() / 1000

it('an approved message shows when it was posted, and when it was approved', async () => {
  const { tid } = await buildMessage(database.db, {
    fid: board.world.forums.city,
    created_at: at('2026-03-02'),
    approved_at: at('2026-03-05')
  })
  const { list } = await editor.call('pageEditorQueue', { body: { display: 4 } })
  expect(list.find(row => row.tid === tid)).toMatchObject({
    createdAt: seconds('2026-03-02'),
    decidedAt: seconds('2026-03-05')
  })
})

it('a message that waits for approval has no time of a decision', async () => {
  const { tid } = await buildMessage(database.db, {
    fid: board.world.forums.city,
    audit_state: 0,
    created_at: at('2026-03-02')
  })
  const { list } = await editor.call('pageEditorQueue', { body: { display: 1 } })
  expect(list.find(row => row.tid === tid)).toMatchObject({
    createdAt: seconds('2026-03-02'),
    decidedAt: null
  })
})

it('the messages of a topic, and of an institution, are found from there', async () => {
  const { db } = database
  const topic = await db
    .insertInto('topic')
    .values({ name: '老旧小区改造' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { tid } = await buildMessage(db, { fid: board.world.forums.city, topic_id: topic.id })
  const found = async (filter: object) =>
    (await editor.call('pageEditorQueue', { body: { display: 4, ...filter } })).list.map(row => row.tid)
  expect(await found({ topicId: topic.id })).toEqual([tid])
  expect(await found({ topicId: topic.id + 1 })).toEqual([])
  expect(await found({ groupId: board.world.groups.city })).toContain(tid)
})
