import { describe, expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

function cacheWith(behind = 0) {
  let time = 0
  let count = 0
  const waiting: ((page: string) => void)[] = []
  const cache = new PageCache<string>({
    isShared: page => page !== 'failed',
    now: () => time,
    behind: () => behind
  })
  return {
    cache,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    /** Renders at once; each page has the number of its rendering. */
    render: async () => `page ${++count}`,
    /** Waits until the test gives the page. */
    late: () => new Promise<string>(resolve => waiting.push(resolve)),
    finish: (page: string) => waiting.shift()?.(page)
  }
}

describe('a kept page', () => {
  test('is sent to the next readers of its address, and to no readers of another address', async () => {
    const { cache, render } = cacheWith()
    expect(await cache.get('/home', render)).toBe('page 1')
    expect(await cache.get('/home', render)).toBe('page 1')
    expect(await cache.get('/other', render)).toBe('page 2')
  })

  test('with data that were late already is renewed and dropped earlier, by the same time', async () => {
    const { cache, render, pass } = cacheWith(600)
    await cache.get('/home', render)
    pass(399)
    expect(await cache.get('/home', render)).toBe('page 1')
    pass(1)
    expect(await cache.get('/home', render)).toBe('page 1')
    await Promise.resolve()
    expect(await cache.get('/home', render)).toBe('page 2')
    pass(1400)
    expect(await cache.get('/home', render)).toBe('page 3')
  })

  test('is renewed after a second while it is still sent, and is never older than two', async () => {
    const { cache, render, pass } = cacheWith()
    await cache.get('/home', render)
    pass(1000)
    expect(await cache.get('/home', render)).toBe('page 1')
    await Promise.resolve()
    expect(await cache.get('/home', render)).toBe('page 2')
    pass(2000)
    expect(await cache.get('/home', render)).toBe('page 3')
  })

  test('counts its age from the beginning of its rendering', async () => {
    const { cache, render, late, finish, pass } = cacheWith()
    const first = cache.get('/home', late)
    pass(2000)
    finish('slow')
    expect(await first).toBe('slow')
    expect(await cache.get('/home', render)).toBe('page 1')
  })

  test('is dropped at a change, even while it is being rendered', async () => {
    const { cache, render, late, finish } = cacheWith()
    await cache.get('/home', render)
    cache.drop()
    expect(await cache.get('/home', render)).toBe('page 2')
    cache.drop()
    const before = cache.get('/home', late)
    cache.drop()
    finish('from before the change')
    await before
    expect(await cache.get('/home', render)).toBe('page 3')
  })

  test('is dropped when there are too many', async () => {
    const { cache, render } = cacheWith()
    await cache.get('/first', render)
    for (let number = 0; number < 300; number++) await cache.get(`/${number}`, render)
    expect(await cache.get('/299', render)).toBe('page 301')
    expect(await cache.get('/first', render)).toBe('page 302')
  })
})

describe('readers of a page that is being rendered', () => {
  test('wait for the same rendering', async () => {
    const { cache, render, late, finish } = cacheWith()
    const readers = [cache.get('/home', late), cache.get('/home', render), cache.get('/home', render)]
    finish('one')
    expect(await Promise.all(readers)).toEqual(['one', 'one', 'one'])
  })

  test('do not get the failure of another reader', async () => {
    const { cache, render, late, finish } = cacheWith()
    const readers = [cache.get('/home', late), cache.get('/home', render)]
    finish('failed')
    expect(await Promise.all(readers)).toEqual(['failed', 'page 1'])
    const broken = cache.get('/broken', () => Promise.reject(new Error('no data')))
    const other = cache.get('/broken', render)
    await expect(broken).rejects.toThrow('no data')
    expect(await other).toBe('page 2')
  })
})
