import { describe, expect, test } from 'vitest'
import { findStorageUses } from './browser-storage.ts'

const linesOf = (text: string, file = 'portal/app/robot.tsx') =>
  findStorageUses(file, text).map(({ line }) => line)

describe('the storages of the browser', () => {
  test.each([
    ['read by name', "const kept =\n  localStorage.getItem('a')"],
    ['of the tab', "const keep = () =>\n  sessionStorage.setItem('a', '1')"],
    ['of the window', "const kept =\n  window.localStorage?.getItem('a')"],
    ['of all globals', "const kept =\n  globalThis['sessionStorage']"],
    ['taken out of the window', 'const {\n  localStorage: store } = window'],
    ['handed on', 'const store =\n  accountStore(localStorage)'],
    ['asked for', "const has =\n  'localStorage' in window"],
    ['in an element', 'const part =\n  <Kept in={localStorage} />'],
    ["under react-admin's store", "import { Resource,\n  localStorageStore } from 'ra-core'"]
  ])('%s are found', (_, text) => {
    expect(linesOf(text)).toEqual([2])
  })

  test.each([
    ['the guarded storages', "import { localStore, tabStore } from '@board/client/storage/storage'"],
    ['comments', '// unlike localStorage, it never throws'],
    ['words', "const hint = 'The localStorage is full'"]
  ])('%s are allowed', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  test('only the file of the guarded storages and tests may use them', () => {
    const use = 'const found = globalThis.localStorage'
    expect(linesOf(use, 'client/storage/storage.ts')).toEqual([])
    expect(linesOf(use, 'portal/services/session.test.ts')).toEqual([])
    for (const file of ['client/visits.ts', 'console/app/App.tsx', 'portal/shared/storage.ts'])
      expect(linesOf(use, file)).toEqual([1])
  })
})
