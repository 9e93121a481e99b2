import { expect, test } from 'vitest'
import { originalOf, redactionOf } from './redaction.ts'

const original = { publicSubject: '道路坑洼', publicContent: '我的电话是 13000000000' }

test('an unchanged text is not sent as a redaction', () => {
  expect(redactionOf({ priorityLevel: 2, ...original }, original)).toEqual({})
  expect(redactionOf({ publicContent: ' 我的电话是 13000000000\n' }, original)).toEqual({})
})

test('only a changed text is sent', () => {
  expect(redactionOf({ ...original, publicContent: '我的电话是 ***' }, original)).toEqual({
    publicContent: '我的电话是 ***'
  })
})

test('a supplement has no subject to redact', () => {
  expect(redactionOf({ publicSubject: '别的', publicContent: '甲' }, { publicContent: '乙' })).toEqual({
    publicContent: '甲'
  })
})

test('a public text that differs only by masks is not an editor’s wording; any other is', () => {
  const masks = [{ field: 'content' as const, start: 2, end: 5 }]
  const item = { content: '电话139', publicContent: '电话■■', masks }
  expect(originalOf(item)).toEqual({ content: '电话139', masks })
  expect(originalOf({ ...item, publicContent: '（略）' }).publicContent).toBe('（略）')
  const head = { subject: '路灯', publicSubject: '路灯损坏' }
  expect(originalOf(item, head)).toEqual({
    content: '电话139',
    masks,
    subject: '路灯',
    publicSubject: '路灯损坏'
  })
})
