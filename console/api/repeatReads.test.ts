import { ApiError } from '@board/client'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './queries.ts'
import { pauseBefore, repeatReads } from './repeatReads.ts'

const refused = (status: number, retryAfter?: number) =>
  new ApiError({ code: 'X', status, message: '', ...(retryAfter !== undefined && { retryAfter }) })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Shows a read that fails with these refusals one after the other, and then succeeds. */
function shown(failures: readonly unknown[]) {
  const client = createQueryClient()
  const left = [...failures]
  const heard: boolean[] = []
  const calls = { count: 0 }
  const end = repeatReads(client, isWaiting => heard.push(isWaiting))
  const observer = new QueryObserver(client, {
    queryKey: ['list-ans', 'getList'],
    retry: false,
    queryFn: async () => {
      calls.count += 1
      const failure = left.shift()
      if (failure) throw failure
      return ['row']
    }
  })
  const leave = observer.subscribe(() => undefined)
  return { client, observer, heard, calls, leave, end }
}

test('a shown read that found the server busy is repeated until it succeeds', async () => {
  const { observer, heard, calls, end } = shown([refused(503), refused(0), refused(502)])
  await vi.advanceTimersByTimeAsync(2_000)
  expect([calls.count, heard.at(-1)]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(18_000)
  expect(calls.count).toBe(4)
  expect(observer.getCurrentResult().data).toEqual(['row'])
  expect(heard.at(-1)).toBe(false)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls.count).toBe(4)
  end()
})

test('a refusal that a repetition cannot change is not repeated', async () => {
  const { heard, calls, end } = shown([refused(403)])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls.count).toBe(1)
  expect(heard).not.toContain(true)
  end()
  expect([400, 404, 409, 500].map(status => pauseBefore(0, refused(status)))).toEqual(
    [400, 404, 409, 500].map(() => undefined)
  )
})

test('the pauses grow, and are at least as long as the server asks for', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(count => pauseBefore(count, refused(503)))).toEqual([
    3, 5, 10, 20, 40, 60, 60
  ])
  expect(pauseBefore(0, refused(429, 30))).toBe(30)
})

test('nothing is repeated for a page that was left', async () => {
  const { heard, calls, leave, end } = shown([refused(503), refused(503)])
  await vi.advanceTimersByTimeAsync(1_000)
  leave()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls.count).toBe(1)
  expect(heard.at(-1)).toBe(false)
  end()
})
