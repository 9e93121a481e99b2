import { plainForm } from '@board/schemas/facts/text/plain-form'
import { expect, test } from 'vitest'
import { shippedSynonyms } from './shipped-synonyms.ts'
import { synonymFinder } from './synonyms.ts'
import { foldVariants } from './variants.ts'

const words = shippedSynonyms.flat()

test('a shipped word stands in one group only, and each group has at least two', () => {
  expect(shippedSynonyms.length).toBeGreaterThan(280)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(shippedSynonyms.filter(group => group.length < 2)).toEqual([])
})

test('shipped words are in the form in which texts are searched, and long enough to mean something', () => {
  expect(words.filter(word => plainForm(word, foldVariants).text.toLowerCase() !== word)).toEqual([])
  expect(words.filter(word => word.length < 2 || word.length > 12)).toEqual([])
})

const find = synonymFinder([
  ['拖欠工资', '讨薪', '欠薪'],
  ['工资', '薪水'],
  ['路灯不亮', '路灯坏了']
])

test.each([
  ['老板拖欠工资怎么办', ['拖欠工资']],
  ['工资太低，还欠薪', ['工资', '欠薪']],
  ['路灯坏了三天', ['路灯坏了']],
  ['路灯', []],
  ['', []]
])('%s has the words %j', (text, found) => {
  expect(find(text).map(({ word }) => word)).toEqual(found)
})

test('the other words of a group come with the found one', () => {
  expect(find('帮我讨薪')).toEqual([{ word: '讨薪', others: ['拖欠工资', '欠薪'] }])
})
