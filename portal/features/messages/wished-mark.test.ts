import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../tests/support/drafts.ts'
import { keepWish, takeWish } from './wished-mark.ts'

afterEach(() => vi.unstubAllGlobals())

test('the mark that a visitor pressed is returned once, for its message, and for ten minutes', () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  keepWish({ tid: 7, mark: 'follow' }, 1000)
  expect(takeWish(7, 2000)).toBe('follow')
  expect(takeWish(7, 2000)).toBeUndefined()
  keepWish({ tid: 7, mark: 'favourite' }, 1000)
  expect(takeWish(8, 2000)).toBeUndefined()
  keepWish({ tid: 7, mark: 'favourite' }, 1000)
  expect(takeWish(7, 1000 + 10 * 60 * 1000)).toBeUndefined()
})

test('a damaged wish, another mark and a forbidden storage return nothing', () => {
  const storage = fakeStorage()
  vi.stubGlobal('sessionStorage', storage)
  for (const damaged of ['{', 'null', '{"tid":7,"at":1,"mark":"like"}', '{"tid":7,"mark":"follow"}']) {
    storage.kept.set('wishedMark', damaged)
    expect(takeWish(7, 2)).toBeUndefined()
  }
  vi.stubGlobal('sessionStorage', undefined)
  keepWish({ tid: 7, mark: 'follow' }, 1)
  expect(takeWish(7, 2)).toBeUndefined()
})
