import { expect, it } from 'vitest'
import { restAfter } from './rest.ts'

it('a rest ends with the signal of its job', async () => {
  const hour = 3_600_000
  const ended = new AbortController()
  const resting = restAfter(performance.now() - hour, ended.signal)
  ended.abort()
  expect(await resting).toBeUndefined()
  expect(await restAfter(performance.now() - hour, AbortSignal.abort())).toBeUndefined()
})
