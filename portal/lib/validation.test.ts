import { isMobile } from '@board/schemas/facts/contact'
import { expect, test } from 'vitest'
import { countCharacters, isPlainTitle, signsNotInTitle } from './validation.ts'

test('mobile numbers have 11 digits and begin with 13 to 19', () => {
  expect(['13000000000', '19999999999'].every(isMobile)).toBe(true)
  expect(['12000000000', '1300000000', '130000000000', '+8613000000000', '13000 00000'].some(isMobile)).toBe(
    false
  )
})

const pattern = '^[\\p{L}\\p{N}（）]+$'

test('characters are counted as people count them', () => {
  expect(countCharacters('  路灯不亮 ')).toBe(4)
  expect(countCharacters('𠮷野家')).toBe(3)
})

test('the signs that a title must not contain are named, each once', () => {
  expect(signsNotInTitle('路灯★坏了★<b>', pattern)).toEqual(['★', '<', '>'])
  expect(signsNotInTitle('路灯坏了', pattern)).toEqual([])
  expect(signsNotInTitle('', pattern)).toEqual([])
  // a pattern of whole titles says nothing about single characters
  expect(signsNotInTitle('路灯', '^.{4,}$')).toEqual([])
})

test('a title must not contain special characters', () => {
  expect(isPlainTitle(' 幸福路路灯不亮（第2次）', pattern)).toBe(true)
  expect(['<b>路灯</b>', '路灯★', '路灯\n坏了', ''].some(title => isPlainTitle(title, pattern))).toBe(false)
})
