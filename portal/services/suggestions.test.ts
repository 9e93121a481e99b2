import { expect, test } from 'vitest'
import { searchable } from './suggestions.ts'

test('special characters are removed from a search', () => {
  expect(searchable('  路灯%_<b>不亮！')).toBe('路灯 b 不亮')
  expect(searchable('！@#￥%')).toBe('')
  expect(searchable('夜\u200b间门诊')).toBe('夜间门诊')
})
