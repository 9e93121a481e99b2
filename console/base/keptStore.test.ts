import { expect, test, vi } from 'vitest'
import { fakeStorage } from '../../tests/support/builders/drafts.ts'
import { keptStore } from './keptStore.ts'

const opened = () => {
  const storage = fakeStorage()
  return { storage, store: keptStore(storage) }
}

test('values are kept under the keys of react-admin, and read by the next page', () => {
  const { storage, store } = opened()
  store.setItem('user.listParams', { page: 2 })
  store.setItem('theme', 'dark')
  expect(storage.kept.get('RaStoreconsole.theme')).toBe('"dark"')
  expect(keptStore(storage).getItem('user.listParams')).toEqual({ page: 2 })
  expect(store.getItem('none', 'default')).toBe('default')
  expect(store.listItems?.('user.')).toEqual({ 'user.listParams': { page: 2 } })
  store.setItem('theme', undefined)
  expect(store.getItem('theme')).toBeUndefined()
})

test('whoever shows a value is told of each change, and of its end', () => {
  const { store } = opened()
  const told = vi.fn()
  const forget = store.subscribe('theme', told)
  store.setItem('theme', 'dark')
  store.setItem('menu.open', true)
  store.removeItem('theme')
  store.setItem('theme', 'light')
  store.reset()
  forget()
  store.setItem('theme', 'dark')
  expect(told.mock.calls).toEqual([['dark'], [undefined], ['light'], [undefined]])
})

test('only entries of the console are removed', () => {
  const { storage, store } = opened()
  storage.setItem('draft:7:post', 'x')
  store.setItem('user.listParams', 1)
  store.setItem('role.listParams', 2)
  store.removeItems('user.')
  expect(store.listItems?.()).toEqual({ 'role.listParams': 2 })
  store.reset()
  expect([...storage.kept.keys()]).toEqual(['draft:7:post'])
})

test('a value that is no JSON is read as it is', () => {
  const { storage, store } = opened()
  storage.setItem('RaStoreconsole.theme', 'dark{')
  expect(store.getItem('theme')).toBe('dark{')
})
