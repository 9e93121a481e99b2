import { expect, test } from 'vitest'
import type { PublicRow } from '../../records/lists/public-messages.ts'
import { publicRow } from './shape.ts'

const excerptOf = (replyText: string) => {
  const promiseFacts = { openDueAt: null, metDueAt: null, metAt: null }
  const row = {
    authorName: '网友',
    isAnonymous: false,
    organization: 1,
    typeId: 1,
    state: 2,
    repliedAt: null,
    promiseFacts,
    replyText,
    content: ''
  }
  const rules = { gradeSuggestions: false, gradingDays: 30, now: new Date() }
  return publicRow(row as unknown as PublicRow, 'zh-CN', rules).replyExcerpt
}

test('the excerpt of a reply has 60 characters at most, and divides none', () => {
  expect(excerptOf('答'.repeat(60))).toBe('答'.repeat(60))
  expect(excerptOf('答'.repeat(61))).toBe(`${'答'.repeat(60)}…`)
  expect(excerptOf('😀'.repeat(60))).toBe('😀'.repeat(60))
  expect(excerptOf(`${'😀'.repeat(59)}答复`)).toBe(`${'😀'.repeat(59)}答…`)
  expect(excerptOf('第一行\n  第二行')).toBe('第一行 第二行')
})
