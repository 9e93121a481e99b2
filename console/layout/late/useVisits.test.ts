import { expect, test } from 'vitest'
import { trackOf } from './useVisits.ts'

test('boards are counted by the channels of the specification', () => {
  expect(
    ['/toBeReply', '/toBeExplain', '/toBeExamine', '/list-ans'].map(path => trackOf(path)?.channel)
  ).toEqual(['to_reply', 'to_explain', 'to_recheck', 'list_ans'])
})

test('visits of a message and of the message center have their numbers', () => {
  expect(trackOf('/taskMain')?.page).toBe(2)
  expect(trackOf('/messageCenter')?.page).toBe(74)
  expect(trackOf('/help')).toBeUndefined()
})

test('pages of campaigns, cases, figures, search and settings have a number each, and no two the same', () => {
  const numbers = [
    '/dataBoard',
    '/allSearch',
    '/collectionMain',
    '/editCollection',
    '/collectDetail',
    '/applyCasePage',
    '/settings/base-info',
    '/settings/bind-info',
    '/settings/login-log',
    '/settings/edit-pwd',
    '/settings/second-factor',
    '/workTable',
    '/list-ans'
  ].map(path => trackOf(path)?.page)
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})
