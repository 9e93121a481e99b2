import { ApiError } from '@board/client'
import { expect, test } from 'vitest'
import { failureWords, isForbidden, isPassing, isWorthRetrying } from './failure.ts'

const refused = (status: number) => new ApiError({ code: 'X', status, message: '' })

test('a refusal by a rule is permanent; a failure of the network or the server may be temporary', () => {
  expect([400, 401, 403, 404, 409, 422].some(status => isPassing(refused(status)))).toBe(false)
  expect([0, 429, 500, 503].every(status => isPassing(refused(status)))).toBe(true)
})

test('a retry is not offered for a forbidden or a missing record', () => {
  expect([403, 404].map(status => isWorthRetrying(refused(status)))).toEqual([false, false])
  expect([0, 409, 429, 500, 503].every(status => isWorthRetrying(refused(status)))).toBe(true)
  expect(isWorthRetrying(new TypeError('offline'))).toBe(true)
  expect([refused(403), refused(401), undefined].map(isForbidden)).toEqual([true, false, false])
})

test('a failure of the server is shown with its id, once', () => {
  const translate = (key: string, values?: Readonly<Record<string, unknown>>) =>
    `${key} ${values?.words} ${values?.id}`
  const failed = (message: string) =>
    new ApiError({ code: 'X', status: 503, message, requestId: '3f9a0c71d2e4' })
  expect(failureWords(failed('busy'), translate)).toBe('failure.withId busy 3f9a0c71d2e4')
  expect(failureWords(failed('quote 3f9a0c71d2e4'), translate)).toBe('quote 3f9a0c71d2e4')
})
