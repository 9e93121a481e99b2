import { afterEach, expect, test, vi } from 'vitest'
import { __vitePreload } from './load-chunk.ts'

afterEach(() => vi.useRealTimers())

test('a script that loads is returned', async () => {
  expect(await __vitePreload(async () => 'module')).toBe('module')
})

test('a script that is not loaded after two minutes is an error', async () => {
  vi.useFakeTimers()
  const state = { failed: '' }
  __vitePreload(() => new Promise(() => undefined)).catch((error: Error) => {
    state.failed = error.message
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(state.failed).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(state.failed).toMatch(/two minutes/)
})
