import { expect, test } from 'vitest'
import { isSentAlone, isUnsent, unsentForAttempt } from './unsent.ts'

const hour = 60 * 60 * 1000
const first = unsentForAttempt(undefined, 'text', 'key-1', 0)

test('the same content keeps its key and the time of its first attempt', () => {
  expect(unsentForAttempt(first, 'text', 'key-2', hour)).toEqual(first)
})

test('changed content gets a key of its own', () => {
  expect(unsentForAttempt(first, 'other', 'key-2', hour).idempotencyKey).toBe('key-2')
})

test('a key that the server may have forgotten is not used again, not even automatically', () => {
  expect(unsentForAttempt(first, 'text', 'key-2', 21 * hour)).toMatchObject({
    idempotencyKey: 'key-2',
    since: 21 * hour
  })
  expect(isSentAlone(first, 'text', 19 * hour)).toBe(true)
  expect(isSentAlone(first, 'text', 21 * hour)).toBe(false)
})

test('an edited or stopped message is not sent automatically until a press', () => {
  expect(isSentAlone(first, 'edited', hour)).toBe(false)
  const stopped = { ...first, isAutomatic: false }
  expect(isSentAlone(stopped, 'text', hour)).toBe(false)
  expect(unsentForAttempt(stopped, 'text', 'key-2', hour)).toEqual(first)
})

test('an incomplete record in the storage is ignored', () => {
  expect(isUnsent(JSON.parse(JSON.stringify(first)))).toBe(true)
  expect(isUnsent({ ...first, since: undefined })).toBe(false)
  expect(isUnsent(null)).toBe(false)
})
