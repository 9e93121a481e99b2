import { expect, test } from 'vitest'
import { searchable } from './suggestions.ts'

test('special characters are not searched', () => {
  expect(searchable('  路灯%_<b>不亮！')).toBe('路灯 b 不亮')
  expect(searchable('！@#￥%')).toBe('')
})
