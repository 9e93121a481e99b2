import { afterEach, expect, test, vi } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

afterEach(() => void vi.useRealTimers())

/** Work that ends when the test says so. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve, reject) =>
      ends.set(name, failure => (failure ? reject(failure) : resolve(name)))
    )
  }
  return { begun, work, end: (name: string, failure?: Error) => ends.get(name)?.(failure) }
}

test('runs the maximum at once, and the others in their order', async () => {
  const { begun, work, end } = works()
  const limited = limitConcurrency(2, 10)
  const all = ['a', 'b', 'c', 'd'].map(name => limited(work(name)))
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await all[1]
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('a', new Error('failed'))
  await expect(all[0]).rejects.toThrow('failed')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  end('d')
  expect(await Promise.all(all.slice(1))).toEqual(['b', 'c', 'd'])
  expect(await limited(async () => 'free again')).toBe('free again')
})

test('refuses a call if too many wait, and a call that has waited too long', async () => {
  vi.useFakeTimers()
  const { begun, work, end } = works()
  const limited = limitConcurrency(1, 1)
  const first = limited(work('a'))
  const second = limited(work('b'))
  await expect(limited(work('c'))).rejects.toMatchObject({ reason: 'busy' })
  const turnedAway = expect(second).rejects.toMatchObject({ reason: 'busy' })
  await vi.advanceTimersByTimeAsync(5000)
  await turnedAway
  end('a')
  await first
  expect(begun).toEqual(['a'])
  expect(await limited(async () => 'free again')).toBe('free again')
})
