import { expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import type { TraceState } from '../message-core/transitions.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const citizen = await board.client('citizen')
const author_uid = await board.uid('citizen')

const day = 86_400_000
const yesterday = new Date(Date.now() - day)
const longAgo = new Date(Date.now() - 300 * day)

const owedExplanations = async () => [
  await write(3, { explain_due: true, grade_approved_at: yesterday }),
  await write(13, { explain_due: true, grade_approved_at: yesterday }),
  await writeGraded(3, 1),
  await writeGraded(13, 2)
]

/** Writes a graded message whose comment waits for an editor. */
async function writeGraded(state: 3 | 13, resolution: number): Promise<number> {
  const tid = await write(state)
  const scores = { resolution, speed: 4, manner: 4 }
  const round = state === 3 ? 1 : 2
  await db
    .insertInto('grade')
    .values({ tid, round, ...scores, comment: '没有解决', created_at: yesterday })
    .execute()
  return tid
}

const write = async (state: TraceState, more: object = {}) =>
  (await buildMessage(db, { fid: world.forums.city, author_uid, state, replied_at: yesterday, ...more })).tid

it('shows each message in one tab: only those that can be graded now are to grade', async () => {
  const suggestion = { type_id: 5 }
  const expected: Record<number, number[]> = {
    2: [await write(0, { audit_state: 0, replied_at: null })],
    3: [await write(0, { audit_state: 2, replied_at: null })],
    4: [await write(0, { replied_at: null }), await write(1, suggestion), ...(await owedExplanations())],
    5: [await write(1), await write(2), await write(11)],
    6: [
      await write(3),
      await writeGraded(3, 4),
      await write(21),
      await write(2, suggestion),
      await write(2, { replied_at: longAgo }),
      await write(12, { replied_at: longAgo })
    ],
    7: [await write(0, { audit_state: 3 }), await write(2, { audit_state: 4 })]
  }
  for (const [display, tids] of Object.entries(expected)) {
    const { list, tabs } = await citizen.call('listOwnMessages', { query: { display: Number(display) } })
    expect(
      list.map(({ tid }) => tid).toSorted((a, b) => a - b),
      `tab ${display}`
    ).toEqual(tids)
    expect(tabs[display]).toBe(tids.length)
    const canGrade = list.every(({ allowedActions }) => allowedActions.includes('gradeMessage'))
    expect(canGrade, `tab ${display}`).toBe(display === '5')
  }
  const all = await citizen.call('listOwnMessages', { query: { rows: 50 } })
  const over = all.list.filter(({ gradingUsed, gradingEndsAt }) => !gradingUsed && gradingEndsAt !== null)
  expect(over.map(({ tid }) => tid).toSorted((a, b) => a - b)).toEqual(expected[6]?.slice(-2))
  expect(all.total).toBe(Object.values(expected).flat().length)
})
