import { expect, test } from 'vitest'
import { visibleNodes } from './tree.ts'

const one = (id: number, hasChildren = false) => ({ id, label: `d${id}`, hasChildren })
const seen = (levels: Parameters<typeof visibleNodes>[0], open: number[]) =>
  visibleNodes(levels, new Set(open)).map(node => [node.option.id, node.level, node.open])

test('a tree shows its roots and the records below open ones', () => {
  const levels = [
    { parent: null, options: [one(1, true), one(2)] },
    { parent: 1, options: [one(3, true)] },
    { parent: 3, options: [one(4)] }
  ]
  expect(seen(levels, [])).toEqual([
    [1, 1, false],
    [2, 1, undefined]
  ])
  expect(seen(levels, [1])).toEqual([
    [1, 1, true],
    [3, 2, false],
    [2, 1, undefined]
  ])
  expect(seen(levels, [1, 3]).map(([id, level]) => [id, level])).toContainEqual([4, 3])
})

test('an open record whose children are not loaded yet is busy', () => {
  const [node] = visibleNodes([{ parent: null, options: [one(1, true)] }], new Set([1]))
  expect(node).toMatchObject({ open: true, busy: true })
})

test('records that are below each other end the tree instead of repeating endlessly', () => {
  const levels = [
    { parent: null, options: [one(1, true)] },
    { parent: 1, options: [one(2, true)] },
    { parent: 2, options: [one(1, true)] }
  ]
  expect(seen(levels, [1, 2]).map(([id]) => id)).toEqual([1, 2, 1])
})

test('if there are many records below one, the loaded ones are shown, then a row to load the others', () => {
  const levels = [
    { parent: null, options: [one(1, true), one(2)], hasMore: true },
    { parent: 1, options: [one(3)], hasMore: true, busy: true }
  ]
  const nodes = visibleNodes(levels, new Set([1]))
  expect(nodes.map(({ option, level, rest }) => [option.label || 'more', level, rest])).toEqual([
    ['d1', 1, undefined],
    ['d3', 2, undefined],
    ['more', 2, 1],
    ['d2', 1, undefined],
    ['more', 1, 2]
  ])
  expect(nodes.filter(node => node.rest).map(node => [node.parent, node.busy])).toEqual([
    [1, true],
    [null, false]
  ])
})
