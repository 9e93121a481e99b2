import { expect, test } from 'vitest'
import { isSentAutomatically, isUnsent, recordAttempt } from './unsent.ts'

const hour = 60 * 60 * 1000
const first = recordAttempt(undefined, 'text', 'key-1', 0)

test('the same content keeps its key and the time of its first attempt', () => {
  expect(recordAttempt(first, 'text', 'key-2', hour)).toEqual(first)
})

test('changed content gets a key of its own', () => {
  expect(recordAttempt(first, 'other', 'key-2', hour).idempotencyKey).toBe('key-2')
})

test('a key that the server may have forgotten is not used again, not even automatically', () => {
  expect(recordAttempt(first, 'text', 'key-2', 21 * hour)).toMatchObject({
    idempotencyKey: 'key-2',
    since: 21 * hour
  })
  expect(isSentAutomatically(first, 'text', 19 * hour)).toBe(true)
  expect(isSentAutomatically(first, 'text', 21 * hour)).toBe(false)
})

test('an edited or stopped message is not sent automatically until a press', () => {
  expect(isSentAutomatically(first, 'edited', hour)).toBe(false)
  const stopped = { ...first, isAutomatic: false }
  expect(isSentAutomatically(stopped, 'text', hour)).toBe(false)
  expect(recordAttempt(stopped, 'text', 'key-2', hour)).toEqual(first)
})

test('an incomplete record in the storage is ignored', () => {
  expect(isUnsent(JSON.parse(JSON.stringify(first)))).toBe(true)
  expect(isUnsent({ ...first, since: undefined })).toBe(false)
  expect(isUnsent(null)).toBe(false)
})
