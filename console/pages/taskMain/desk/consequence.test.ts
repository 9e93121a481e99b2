import { expect, test } from 'vitest'
import type { Mode, StaffMessage } from '../../parts/message/modes.ts'
import { consequenceOf } from './consequence.ts'

const assignment = (tpid: number, processState: number, more: object = {}) => ({
  tpid,
  processState,
  holderName: `${tpid}局`,
  allowedActions: [],
  ...more
})
const message = (state: number, assignments: unknown[]) =>
  ({ state, gradingUsed: true, assignments }) as unknown as StaffMessage
const mode = (id: Mode['id'], record: object = {}) => ({ id, record }) as unknown as Mode

test('a direct reply cancels the open assignments, and passes over a draft that waits', () => {
  const waiting = assignment(5, 40, { allowedActions: ['adoptAnswer'] })
  expect(
    consequenceOf(message(0, [assignment(4, 90), waiting, assignment(6, 20)]), mode('replyMessage'), 'final')
  ).toEqual({ kind: 'final', cancels: ['5局', '6局'], passesOver: ['5局'] })
})

test('an adopted draft is no assignment that is cancelled', () => {
  const adopting = mode('adoptAnswer', { tpid: 5, parentTpid: null })
  expect(consequenceOf(message(0, [assignment(5, 40)]), adopting, 'interim')).toEqual({
    kind: 'interim',
    adopts: '5局',
    cancels: [],
    passesOver: []
  })
})

test('an explanation after the second grade is the last one; an edited reply cancels nothing', () => {
  const given = [assignment(5, 20)]
  expect(consequenceOf(message(3, []), mode('explainMessage'), undefined).kind).toBe('explained')
  expect(consequenceOf(message(13, given), mode('explainMessage'), undefined)).toMatchObject({
    kind: 'closed',
    cancels: ['5局']
  })
  expect(consequenceOf(message(2, given), mode('editReply'), undefined)).toMatchObject({
    kind: 'edited',
    cancels: []
  })
})
