import { expect, test } from 'vitest'
import { redactionOf } from './redaction.ts'

const original = { publicSubject: '道路坑洼', publicContent: '我的电话是 13000000000' }

test('an untouched text is not sent as a redaction', () => {
  expect(redactionOf({ priorityLevel: 2, ...original }, original)).toEqual({})
  expect(redactionOf({ publicContent: ' 我的电话是 13000000000\n' }, original)).toEqual({})
})

test('only the text that was changed is sent', () => {
  expect(redactionOf({ ...original, publicContent: '我的电话是 ***' }, original)).toEqual({
    publicContent: '我的电话是 ***'
  })
})

test('a supplement has no subject to redact', () => {
  expect(redactionOf({ publicSubject: '别的', publicContent: '甲' }, { publicContent: '乙' })).toEqual({
    publicContent: '甲'
  })
})
