import { expect, test } from 'vitest'
import { pageOf } from './lazy.ts'

test('an address names its page by the first step below /g or /admin', () => {
  expect(pageOf('/g/list-ans')).toBe('board')
  expect(pageOf('/admin/queue')).toBe('board')
  expect(pageOf('/admin/parameter/12/show')).toBe('entity')
  expect(pageOf('/g/taskMain')).toBe('taskMain')
  expect(pageOf('/admin/message')).toBe('message')
  expect(pageOf('/g/login')).toBe('login')
  expect(pageOf('/admin/settings/edit-pwd')).toBe('settings')
})

test('what is no page is not fetched', () => {
  expect(pageOf('/g')).toBeUndefined()
  expect(pageOf('/g/nope')).toBeUndefined()
  expect(pageOf('/g/parameter')).toBeUndefined()
  expect(pageOf('/g/toString')).toBeUndefined()
})
