import { memoryStore } from 'ra-core'
import { expect, test } from 'vitest'
import { accountStore } from './store.ts'

/** Returns an in-memory storage of texts. */
function storage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      texts.set(key, text)
      return true
    }
  }
}

/** Returns a store in which a person has chosen columns and saved a filter, and has opened a list. */
function used() {
  const store = accountStore(memoryStore(), storage())
  store.setup()
  store.openAccount('7')
  store.setItem('user.datatable', ['email'])
  store.setItem('user.datatable_columnWidths', { email: 200 })
  store.setItem('user.savedQueries', [{ label: '停用的账号' }])
  store.setItem('user.listParams', { filter: { username: '张' } })
  store.setItem('user.selectedIds', [1, 2])
  store.setItem('theme', 'dark')
  return store
}

test('signing out removes filters and ticks, and signing in again restores preferences', () => {
  const store = used()
  store.reset()
  expect(store.getItem('user.datatable')).toBeUndefined()
  expect(store.getItem('user.listParams')).toBeUndefined()
  store.openAccount('7')
  expect(store.getItem('user.datatable')).toEqual(['email'])
  expect(store.getItem('user.datatable_columnWidths')).toEqual({ email: 200 })
  expect(store.getItem('user.savedQueries')).toEqual([{ label: '停用的账号' }])
  expect(store.getItem('theme')).toBe('dark')
  expect(store.getItem('user.listParams')).toBeUndefined()
  expect(store.getItem('user.selectedIds')).toBeUndefined()
})

test('another person does not get the stored values, even without signing out', () => {
  const store = used()
  store.openAccount('8')
  expect(store.getItem('user.savedQueries')).toBeUndefined()
  expect(store.getItem('user.listParams')).toBeUndefined()
  store.openAccount('7')
  expect(store.getItem('user.savedQueries')).toEqual([{ label: '停用的账号' }])
})

test('fetching the account again changes nothing', () => {
  const store = used()
  store.openAccount('7')
  expect(store.getItem('user.listParams')).toEqual({ filter: { username: '张' } })
})
