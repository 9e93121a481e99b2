import { expect, test, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

function setUp() {
  let now = 0
  const throttle = createThrottle(() => now)
  const later = (ms: number) => {
    now += ms
  }
  return { throttle, later }
}

test('two presses within a second count as one', async () => {
  const { throttle, later } = setUp()
  const send = vi.fn(async () => 'done')
  await throttle(send)
  later(999)
  expect(await throttle(send)).toBeUndefined()
  expect(send).toHaveBeenCalledTimes(1)
  later(1)
  expect(await throttle(send)).toEqual({ data: 'done' })
})

test('a second press does nothing as long as the first is being sent', async () => {
  let finish = (_: unknown) => {}
  const { throttle, later } = setUp()
  const send = vi.fn(() => new Promise(resolve => (finish = resolve)))
  const first = throttle(send)
  later(60_000)
  expect(await throttle(send)).toBeUndefined()
  finish('done')
  expect(await first).toEqual({ data: 'done' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('after a failure the next press sends again', async () => {
  const { throttle, later } = setUp()
  const lost = async () => {
    throw new TypeError('lost')
  }
  await expect(throttle(lost)).rejects.toThrow('lost')
  later(1000)
  expect(await throttle(async () => 'done')).toEqual({ data: 'done' })
})
