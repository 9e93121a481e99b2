import { expect, test } from 'vitest'
import { SubmissionKey } from './submission.ts'

function counting() {
  let made = 0
  return () => {
    made += 1
    return `key-${made}`
  }
}

test('a retry of the same content keeps its key', () => {
  const key = new SubmissionKey(counting())
  expect([key.for({ text: 'a' }), key.for({ text: 'a' })]).toEqual(['key-1', 'key-1'])
})

test('changed content is another submission', () => {
  const key = new SubmissionKey(counting())
  expect([key.for({ text: 'a' }), key.for({ text: 'b' }), key.for({ text: 'a' })]).toEqual([
    'key-1',
    'key-2',
    'key-3'
  ])
})
