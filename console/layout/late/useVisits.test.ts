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
  expect(trackOf('/settings/edit-pwd')).toBeUndefined()
})
