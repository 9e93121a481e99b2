import { expect, test } from 'vitest'
import { publishedBy } from './published.ts'

const reply = { id: 'replyMessage', record: {} } as const
const graded = (state: 0 | 1 | 2 | 3 | 12 | 13) => ({ state, gradingUsed: true, gradingEndsAt: null })

test('a reply is interim or final, and waits for a grade only if replies are graded', () => {
  expect(publishedBy(reply, 'interim', graded(0))).toBe('interim')
  expect(publishedBy(reply, 'final', graded(1))).toBe('final')
  expect(publishedBy(reply, 'final', { state: 0, gradingUsed: false, gradingEndsAt: null })).toBe(
    'finalUngraded'
  )
})

test('a further reply can be graded, even if the time to grade the earlier one is over', () => {
  const past = { state: 2, gradingUsed: false, gradingEndsAt: 1_700_000_000 } as const
  expect(publishedBy(reply, 'final', past)).toBe('final')
})

test('a reply to a grade is an explanation, and the reply to the second grade closes the message', () => {
  const explain = { id: 'explainMessage', record: {} } as const
  expect([3, 12, 13].map(state => publishedBy(explain, undefined, graded(state as 3)))).toEqual([
    'explained',
    'explained',
    'closed'
  ])
})

test('an edited reply is published as edited in every state', () => {
  const edit = { id: 'editReply', record: { replyId: 7 } } as const
  expect(publishedBy(edit, undefined, graded(2))).toBe('edited')
  expect(publishedBy(edit, undefined, graded(12))).toBe('edited')
})

test('the forum’s group publishes an adopted answer, and a group in between passes it up', () => {
  const adopt = (parentTpid: number | null) => ({ id: 'adoptAnswer', record: { parentTpid } }) as const
  expect(publishedBy(adopt(null), 'final', graded(0))).toBe('final')
  expect(publishedBy(adopt(null), undefined, graded(3))).toBe('explained')
  expect(publishedBy(adopt(7), 'final', graded(0))).toBe('handedUp')
  expect(publishedBy({ id: 'answerProcess', record: {} }, undefined, graded(0))).toBe('handedIn')
})
