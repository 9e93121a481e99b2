import { ApiError } from '@board/client'
import { expect, test } from 'vitest'
import { isForbidden, isWorthRetrying } from './failure.ts'

const refused = (status: number) => new ApiError({ code: 'X', status, message: '' })

test('nobody is told to try again what they may not do, or what is not there', () => {
  expect([403, 404].map(status => isWorthRetrying(refused(status)))).toEqual([false, false])
  expect([0, 409, 429, 500, 503].every(status => isWorthRetrying(refused(status)))).toBe(true)
  expect(isWorthRetrying(new TypeError('offline'))).toBe(true)
  expect([refused(403), refused(401), undefined].map(isForbidden)).toEqual([true, false, false])
})
