import { expect, test } from 'vitest'
import { countCharacters, isMobile, isPlainTitle } from './validation.ts'

test('mobile numbers have 11 digits and begin with 13 to 19', () => {
  expect(['13000000000', '19999999999'].every(isMobile)).toBe(true)
  expect(['12000000000', '1300000000', '130000000000', '+8613000000000', '13000 00000'].some(isMobile)).toBe(
    false
  )
})

test('characters are counted as people count them', () => {
  expect(countCharacters('  路灯不亮 ')).toBe(4)
  expect(countCharacters('𠮷野家')).toBe(3)
})

test('a title holds no special characters', () => {
  expect(isPlainTitle('关于“幸福路”路灯不亮的问题（第2次）')).toBe(true)
  expect(['<b>路灯</b>', '路灯★', '路灯#坏了', '路灯\n坏了', ''].some(isPlainTitle)).toBe(false)
})
