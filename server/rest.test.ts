import { expect, it } from 'vitest'
import { restAfter, restOf } from './rest.ts'

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
