import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPresses, watchPresses } from './presses.ts'

const page = new EventTarget()
watchPresses(page)
const happens = (name: string, facts: object) => page.dispatchEvent(Object.assign(new Event(name), facts))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Starts to wait as a record does that was just shown. */
function waits() {
  const then = vi.fn()
  const end = afterPresses(700, then)
  return { then, end }
}

it('a new element can be used after the pause, unless it has disappeared meanwhile', () => {
  vi.advanceTimersByTime(1000)
  const [one, other] = [waits(), waits()]
  vi.advanceTimersByTime(690)
  expect(one.then).not.toHaveBeenCalled()
  other.end()
  vi.advanceTimersByTime(20)
  expect(one.then).toHaveBeenCalledOnce()
  expect(other.then).not.toHaveBeenCalled()
})

it.each([
  ['a key that is held down', 'keydown', 'keyup', { key: 'Enter' }],
  ['a pointer that is held down', 'pointerdown', 'pointerup', { pointerId: 1 }]
])('a new element waits until %s is released, and its click is over', (_, down, up, facts) => {
  happens(down, facts)
  const { then } = waits()
  vi.advanceTimersByTime(3000)
  expect(then).not.toHaveBeenCalled()
  happens(up, facts)
  vi.advanceTimersByTime(50)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(150)
  expect(then).toHaveBeenCalledOnce()
})

it('a press that begins within the pause and ends after it does not count', () => {
  const { then } = waits()
  vi.advanceTimersByTime(650)
  happens('keydown', { key: ' ' })
  vi.advanceTimersByTime(200)
  expect(then).not.toHaveBeenCalled()
  happens('keyup', { key: ' ' })
  vi.advanceTimersByTime(200)
  expect(then).toHaveBeenCalledOnce()
})

it('a key that presses no button, and one released in another window, cause no wait', () => {
  happens('keydown', { key: 'CapsLock' })
  happens('keydown', { key: 'Enter' })
  const { then } = waits()
  happens('blur', {})
  vi.advanceTimersByTime(700)
  expect(then).toHaveBeenCalledOnce()
})
