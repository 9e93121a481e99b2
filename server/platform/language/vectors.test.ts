import { expect, test } from 'vitest'
import { countMessageTerms, learnRarity, likeness, vectorFor } from './vectors.ts'

const messages = [
  { subject: '翠湖花园电梯停运', content: '请问翠湖花园三号楼的电梯什么时候修好' },
  { subject: '电梯坏了一个月', content: '请问翠湖花园的物业为什么不修电梯' },
  { subject: '咨询医保报销', content: '请问异地就医怎么报销' }
]
const counted = messages.map(countMessageTerms)
const rarity = learnRarity(counted)
const [first, second, third] = counted.map(counts => vectorFor(counts, rarity))

test('messages about one thing are more alike than those that share a phrase', () => {
  if (!first || !second || !third) throw new Error('three vectors')
  expect(likeness(first, second)).toBeGreaterThan(3 * likeness(first, third))
  expect(likeness(first, second)).toBeCloseTo(likeness(second, first))
  expect(likeness(first, first)).toBeCloseTo(1)
})

test('a text without terms is like nothing', () => {
  const empty = vectorFor(countMessageTerms({ subject: '', content: '！？' }), rarity)
  expect(empty.size).toBe(0)
  expect(first && likeness(empty, first)).toBe(0)
})
