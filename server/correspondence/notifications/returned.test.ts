import { eventVerbs } from '@board/schemas/facts/events'
import { expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { sources, verbsFrom } from './sources.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const [citizen, city, bureau] = await Promise.all([
  board.client('citizen'),
  board.client('city'),
  board.client('bureau')
])

const from = async (clerk: typeof city, source: (typeof sources)[number], more: object = {}) =>
  (await clerk.call('pageReturned', { body: { source, ...more } })).list

it('has each thing that can come back on one board', () => {
  const all = sources.flatMap(source => verbsFrom[source])
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter(verb => !eventVerbs.includes(verb))).toEqual([])
})

it('shows a group what its subordinate, its superior and the author did with its work', async () => {
  const author_uid = await board.uid('citizen')
  const { tid } = await buildMessage(db, { fid: world.forums.city, author_uid, subject: '井盖缺失' })
  const body = { tid, version: 1, groupId: world.groups.bureau }
  const { tpid } = await city.call('assignMessage', { body })
  await bureau.call('receiveProcess', { body: { tpid } })
  const content = `第${tid}号留言所说的路灯损坏，已经派人更换，欢迎继续监督。`
  await bureau.call('answerProcess', { body: { tpid, content } })
  await city.call('sendBackAnswer', { body: { tpid, reason: '请写明更换的日期和数量' } })
  expect((await from(city, 'next')).map(({ verb, actorName }) => [verb, actorName])).toEqual([
    ['assignment.answered', '临江市城管局'],
    ['assignment.accepted', '临江市城管局']
  ])
  expect(await from(bureau, 'last')).toMatchObject([
    {
      verb: 'assignment.sentBack',
      note: '请写明更换的日期和数量',
      tid,
      tpid,
      subjectKind: 'assignment',
      subjectId: tpid,
      subject: '井盖缺失',
      unread: true
    }
  ])
  await city.call('cancelProcess', { body: { tpid } })
  const { version } = await city.call('getStaffMessage', { body: { tid } })
  await city.call('replyMessage', { body: { tid, version, kind: 'final', content } })
  await citizen.call('gradeMessage', { body: { tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 } })
  expect(await from(city, 'user')).toMatchObject([{ verb: 'grade.given', actorName: '网友' }])
  expect(await from(city, 'user', { keywords: '路面' })).toEqual([])
  expect(await from(await board.client('stranger'), 'user')).toEqual([])
})

it('counts each side, and what is new until it was seen', async () => {
  const counts = await city.call('returnedCounts')
  expect(counts).toMatchObject([
    { source: 'user', count: 1, unread: 1 },
    { source: 'platform', count: 0 },
    { source: 'last', count: 0 },
    { source: 'next', count: 2, unread: 2 }
  ])
  await city.call('markNotificationsSeen', { body: { lastId: 2147483647 } })
  expect((await city.call('returnedCounts')).map(({ unread }) => unread)).toEqual([0, 0, 0, 0])
  expect(await from(city, 'next', { unread: true })).toEqual([])
})

it('tells the group that a message left why an editor re-addressed it, and the author nothing of that', async () => {
  const author_uid = await board.uid('citizen')
  const { tid } = await buildMessage(db, { fid: world.forums.city, author_uid })
  const { version } = await city.call('getStaffMessage', { body: { tid } })
  const editor = await board.client('editor')
  const reason = '该路段由上级公路部门管养'
  await editor.call('readdressMessage', { body: { tid, version, fid: world.forums.province, reason } })
  expect((await from(city, 'platform'))[0]).toMatchObject({ verb: 'message.readdressed', tid, note: reason })
  const newest = async (reader: typeof city) =>
    (await reader.call('listNotifications', { query: {} })).list[0]
  expect(await newest(city)).toMatchObject({ verb: 'message.readdressed', tid, note: reason })
  expect(await newest(citizen)).toMatchObject({ verb: 'message.readdressed', tid, note: null })
})
