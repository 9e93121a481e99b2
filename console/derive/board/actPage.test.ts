import { expect, test } from 'vitest'
import { actPage } from './actPage.ts'

const to = '/taskMain?messageId=120'

test('a text is written, a message approved and a case proposed on a page; other acts are dialogs', () => {
  expect(actPage('replyMessage', { tid: 120 }, to)).toBe(`${to}&act=replyMessage`)
  expect(actPage('approveMessage', { tid: 120 }, '/message?tid=120')).toBe('/message?tid=120')
  expect(actPage('proposeCase', { tid: 120 }, to)).toBe('/applyCasePage?messageId=120')
  expect(actPage('requestRecheck', { tid: 120 }, to)).toBeUndefined()
})
