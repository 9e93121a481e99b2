import { expect, test } from 'vitest'
import { keywordOf } from './keyword.ts'

test('special characters are stripped from a keyword', () => {
  expect(keywordOf(' 道路%_<坑洼>！ 26路 ')).toBe('道路 坑洼 26路')
})

test('nothing but special characters is nothing to send', () => {
  expect(keywordOf('%%% ！？')).toBe('')
})

test('a keyword is no longer than the contract takes', () => {
  expect(Array.from(keywordOf('路'.repeat(300)))).toHaveLength(100)
})
