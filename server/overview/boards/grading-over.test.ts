import { expect, it } from 'vitest'
import { buildAssignment, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { rulesOf } from '../../correspondence/messages/approval/circumstances.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import { messagePart } from '../../publishing/cases/shape.ts'
import { findMessageRecord } from '../../records/message-core/lock.ts'

const board = await testBoard(await testDatabase())
const { db, world, visitor } = board
const { groups } = world
const [city, bureau, editor, citizen, neighbour] = await Promise.all([
  board.client('city'),
  board.client('bureau'),
  board.client('editor'),
  board.client('citizen'),
  board.client('neighbour')
])
const author_uid = await board.uid('citizen')

const day = 86_400_000
const inTime = new Date(Date.now() - 29 * day)
const tooLate = new Date(Date.now() - 31 * day)

type Given = Parameters<typeof buildMessage>[1]

/** Creates a message that its reader keeps and follows, and that was assigned. */
async function written(given: Given) {
  const { tid } = await buildMessage(db, { fid: world.forums.city, author_uid, ...given })
  await neighbour.call('addFavourite', { body: { tid } })
  await neighbour.call('followMessage', { body: { tid } })
  const parties = { giver_group_id: groups.city, holder_group_id: groups.bureau }
  await buildAssignment(db, { tid, state: 50, ...parties })
  return tid
}

/** Returns whether a message can be graded, as each list and each page that shows its state says it. */
async function saidOf(tid: number) {
  const tids = String(tid)
  const rows = (await Promise.all([
    visitor.call('listMessages', { query: { fid: world.forums.city, rows: 50 } }),
    citizen.call('listOwnMessages', { query: { rows: 50 } }),
    neighbour.call('listFavourites', { query: { rows: 50 } }),
    neighbour.call('listFollows', { query: { rows: 50 } }),
    city.call('pageAns', { body: { tids, display: 8 } }),
    city.call('pageAll', { body: { tids } }),
    city.call('pageFrom', { body: { tids, display: 8 } }),
    bureau.call('pageTo', { body: { tids, display: 8 } })
  ])) as { list: { tid: number; gradingUsed: boolean }[] }[]
  const details = await Promise.all([
    visitor.call('getMessage', { body: { tid } }),
    citizen.call('getMessage', { body: { tid } }),
    city.call('getStaffMessage', { body: { tid } }),
    editor.call('getEditorMessage', { body: { tid } })
  ])
  const record = await findMessageRecord(db, tid)
  const ofCase = record && messagePart(record, rulesOf(await readParameters(db), new Date()))
  return [...rows.flatMap(({ list }) => list.filter(row => row.tid === tid)), ...details, ofCase].map(
    one => one?.gradingUsed
  )
}
const everywhere = (said: boolean) => Array(13).fill(said)

it.each([1, 2, 11, 12] as const)(
  'a message in state %i waits for a grade, everywhere, only while it can be graded',
  async state => {
    expect(await saidOf(await written({ state, replied_at: inTime }))).toEqual(everywhere(true))
    expect(await saidOf(await written({ state, replied_at: tooLate }))).toEqual(everywhere(false))
  }
)

it.each([3, 13, 21] as const)('a message in state %i keeps its word after the time to grade', async state => {
  expect(await saidOf(await written({ state, replied_at: tooLate }))).toEqual(everywhere(true))
})

it('a message names the end of the time to grade if its replies are graded', async () => {
  const endOf = async (given: Given) => {
    const body = { tid: await written({ state: 2, replied_at: tooLate, ...given }) }
    const details = [await citizen.call('getMessage', { body }), await city.call('getStaffMessage', { body })]
    return details.map(({ gradingEndsAt }) => gradingEndsAt)
  }
  const end = Math.floor((tooLate.getTime() + 30 * day) / 1000)
  expect(await endOf({})).toEqual([end, end])
  expect(await endOf({ type_id: 5 })).toEqual([null, null])
})
