import { expect, test } from 'vitest'
import { type Answer, inOrder } from './answers.ts'

const at = (createdAt: number) => ({ createdAt }) as Answer

test('an explanation stands below the first grade and above the second', () => {
  const message = { replies: [at(10), at(30), at(50)], grades: [at(20), at(40)] }
  expect(inOrder(message as Parameters<typeof inOrder>[0])).toEqual([10, 20, 30, 40, 50].map(at))
})
