import { afterEach, expect, test, vi } from 'vitest'
import { forgetDrafts } from './forget-drafts.ts'

afterEach(() => vi.unstubAllGlobals())

test('only the drafts of the account are deleted, those of every form and tab', () => {
  const storage: Record<string, unknown> = {
    'draft:7:post': 'a',
    'draft:7:post~ab12': 'a',
    'draft:7:supplement-12': 'a',
    'draft:70:post': 'a',
    phraiseIds: '[]'
  }
  const removeItem = (key: string) => void delete storage[key]
  // as in a browser, the entries are the properties of the storage
  Object.defineProperty(storage, 'removeItem', { value: removeItem })
  vi.stubGlobal('localStorage', storage)
  forgetDrafts(7)
  expect(Object.keys(storage)).toEqual(['draft:70:post', 'phraiseIds'])
})

test('a forbidden storage is no failure', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetDrafts(7)).not.toThrow()
})
