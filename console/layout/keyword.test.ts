import { expect, test } from 'vitest'
import { keywordOf } from './keyword.ts'

test('special characters are removed from a keyword', () => {
  expect(keywordOf(' 道路%_<坑洼>！ 26路 ')).toBe('道路 坑洼 26路')
})

test('a keyword of only special characters is empty', () => {
  expect(keywordOf('%%% ！？')).toBe('')
})

test('a keyword is cut to the length in the contract', () => {
  expect(Array.from(keywordOf('路'.repeat(300)))).toHaveLength(100)
})
