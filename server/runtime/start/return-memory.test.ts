import { afterEach, expect, test, vi } from 'vitest'
import { returnMemorySoon } from './return-memory.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the memory of the start is returned once, a second later', () => {
  vi.useFakeTimers()
  const collected = vi.fn()
  vi.stubGlobal('gc', collected)
  returnMemorySoon()
  vi.advanceTimersByTime(999)
  expect(collected).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(collected).toHaveBeenCalledExactlyOnceWith({
    type: 'major',
    execution: 'sync',
    flavor: 'last-resort'
  })
})

test('a server without the option starts all the same', () => {
  vi.useFakeTimers()
  vi.stubGlobal('gc', undefined)
  returnMemorySoon()
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
})
