import { expect, it } from 'vitest'
import { joinWorks, restAfter, restOf } from './background-pause.ts'

it('a rest ends with the signal of its job', async () => {
  const hour = 3_600_000
  const ended = new AbortController()
  const resting = restAfter(performance.now() - hour, ended.signal)
  ended.abort()
  expect(await resting).toBeUndefined()
  expect(await restAfter(performance.now() - hour, AbortSignal.abort())).toBeUndefined()
})

it('one work takes half of the time, and several take a third of it together', () => {
  const shareOf = (works: number) => (works * 30) / (30 + restOf(30, works))
  expect([1, 2, 4].map(shareOf)).toEqual([1 / 2, 1 / 3, 1 / 3])
})

it('works that go on at the same time count each other, and no longer those that are over', () => {
  // later than the works of the other tests
  const now = performance.now() + 86_400_000
  const [one, other] = [new AbortController().signal, new AbortController().signal]
  expect(joinWorks(one, now)).toBe(1)
  expect(joinWorks(one, now)).toBe(1)
  expect(joinWorks(other, now)).toBe(2)
  expect(joinWorks(other, now + 1)).toBe(1)
})
