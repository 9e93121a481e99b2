import { expect, test } from 'vitest'
import { findNeighbours, indexVectors } from './nearest.ts'
import { countTerms } from './terms.ts'
import { learnRarity, likeness, vectorFor } from './vectors.ts'

const texts = ['路灯坏了夜里看不见', '小区门口路灯不亮', '学校食堂饭菜涨价', '公交车半小时不来']
const counts = texts.map(countTerms)
const rarity = learnRarity(counts)
const vectors = counts.map(terms => vectorFor(terms, rarity))
const index = indexVectors(vectors)

test('the neighbours have the likeness of their vectors, the most alike first', () => {
  const vector = vectorFor(countTerms('门口的路灯坏了'), rarity)
  const found = findNeighbours(index, vector, 4)
  expect(found.map(({ at }) => at)).toEqual([0, 1])
  for (const { at, likeness: own } of found)
    expect(own).toBeCloseTo(likeness(vector, vectors[at] ?? new Map()))
})

test('a text without common terms has no neighbours', () => {
  expect(findNeighbours(index, vectorFor(countTerms('外卖'), rarity), 4)).toEqual([])
  expect(findNeighbours(indexVectors([]), vectors[0] ?? new Map(), 4)).toEqual([])
})
