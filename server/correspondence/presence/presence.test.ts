import { expect, it } from 'vitest'
import { buildAssignment, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const clock = testClock()
const board = await testBoard(await testDatabase(), clock.now)
const { db, world } = board
const [city, cityToo, stranger] = await Promise.all([
  board.client('city'),
  board.client('cityToo'),
  board.client('stranger')
])
const { tid } = await buildMessage(db, { fid: world.forums.city })
const seconds = () => Math.floor(clock.now().getTime() / 1000)
type Doing = 'reading' | 'writing' | 'left'
const colleaguesOf = async (client: typeof city, doing: Doing) =>
  (await client.call('notePresence', { body: { tid, doing } })).colleagues
const first = (doing: Doing) => colleaguesOf(city, doing)
const second = (doing: Doing) => colleaguesOf(cityToo, doing)

it('a colleague sees who has the message open and since when they write, until they leave', async () => {
  expect(await first('reading')).toEqual([])
  expect(await second('reading')).toMatchObject([{ writingSince: null }])
  const since = seconds()
  await first('writing')
  clock.pass(20)
  await first('writing')
  expect(await second('reading')).toMatchObject([{ name: expect.stringMatching(/./), writingSince: since }])
  await first('reading')
  expect(await second('reading')).toMatchObject([{ writingSince: null }])
  await first('left')
  expect(await second('left')).toEqual([])
  expect(await db.selectFrom('desk_presence').select('tid').execute()).toEqual([])
})

it('a person whose page sends no more reports is removed from the list after a minute; the next report adds them again', async () => {
  await first('writing')
  clock.pass(59)
  expect(await second('reading')).toHaveLength(1)
  clock.pass(1)
  expect(await second('reading')).toEqual([])
  await first('writing')
  expect(await second('reading')).toMatchObject([{ writingSince: seconds() }])
})

it('another group is refused, and the bureau that handles the message sees only its own staff', async () => {
  await first('reading')
  await expect(stranger.call('notePresence', { body: { tid, doing: 'reading' } })).rejects.toMatchObject({
    code: 'GEN0404'
  })
  await buildAssignment(db, { tid, holder_group_id: world.groups.bureau })
  const bureau = await board.client('bureau')
  expect(await colleaguesOf(bureau, 'reading')).toEqual([])
})

it('the open page hears that a subordinate has handed in an answer', async () => {
  const message = await buildMessage(db, { fid: world.forums.city })
  const held = { tid: message.tid, holder_group_id: world.groups.bureau, state: 20 }
  const { tpid } = await buildAssignment(db, held)
  const lastEvent = async () =>
    (await city.call('notePresence', { body: { tid: message.tid, doing: 'writing' } })).lastEvent
  const before = await lastEvent()
  const content = '经核实，小区门口道路坑洼已列入本周养护计划，预计三日内修补完毕。'
  await (await board.client('bureau')).call('answerProcess', { body: { tpid, content } })
  const { timeline } = await city.call('getStaffMessage', { body: { tid: message.tid } })
  expect(await lastEvent()).toBeGreaterThan(before)
  expect(await lastEvent()).toBe(timeline.at(-1)?.id)
})
