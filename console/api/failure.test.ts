import { ApiError } from '@board/client'
import { expect, test } from 'vitest'
import { isForbidden, isPassing, isWorthRetrying } from './failure.ts'

const refused = (status: number) => new ApiError({ code: 'X', status, message: '' })

test('a refusal by a rule does not pass by itself; a failure of the network or the server may', () => {
  expect([400, 401, 403, 404, 409, 422].some(status => isPassing(refused(status)))).toBe(false)
  expect([0, 429, 500, 503].every(status => isPassing(refused(status)))).toBe(true)
})

test('a retry is not offered for a forbidden or a missing record', () => {
  expect([403, 404].map(status => isWorthRetrying(refused(status)))).toEqual([false, false])
  expect([0, 409, 429, 500, 503].every(status => isWorthRetrying(refused(status)))).toBe(true)
  expect(isWorthRetrying(new TypeError('offline'))).toBe(true)
  expect([refused(403), refused(401), undefined].map(isForbidden)).toEqual([true, false, false])
})
