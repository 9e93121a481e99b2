import { expect, test } from 'vitest'
import { actPage } from './actPage.ts'

const to = '/taskMain?messageId=120'

test('writing a text, approving a message and proposing a case have a page; other actions have a dialog', () => {
  expect(actPage('replyMessage', { tid: 120 }, to)).toBe(`${to}&act=replyMessage`)
  expect(actPage('approveMessage', { tid: 120 }, '/message?tid=120')).toBe('/message?tid=120')
  expect(actPage('proposeCase', { tid: 120 }, to)).toBe('/applyCasePage?messageId=120')
  expect(actPage('requestRecheck', { tid: 120 }, to)).toBeUndefined()
})
