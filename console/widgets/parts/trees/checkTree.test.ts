import { expect, test } from 'vitest'
import { branchesOf, foundIn, shownNodes, tickedOf, withNewAbove, withToggled } from './checkTree.ts'

const options = [
  { id: 1, label: '系统管理', parentId: null },
  { id: 2, label: '用户管理', parentId: 1 },
  { id: 3, label: '新建用户', parentId: 2 },
  { id: 4, label: '删除用户', parentId: 2 },
  { id: 5, label: '日志', parentId: null },
  // its parent is not visible
  { id: 6, label: '导出', parentId: 99 }
]
const tree = branchesOf(options)
const ticked = (chosen: readonly number[], id: number) => tickedOf(tree, new Set(chosen), id)
const names = (nodes: ReturnType<typeof shownNodes>) =>
  nodes.map(({ option, level }) => `${level} ${option.label}`)

test('a parent is ticked, empty or mixed like the items below it', () => {
  expect(ticked([1, 2, 3, 4], 1)).toBe(true)
  expect(ticked([3], 1)).toBe('mixed')
  expect(ticked([2], 2)).toBe('mixed')
  expect(ticked([5], 1)).toBe(false)
})

test('ticking a parent ticks all items below it, a second time clears them, and others stay', () => {
  expect(withToggled(tree, [3, 5], [1])).toEqual([3, 5, 1, 2, 4])
  expect(withToggled(tree, [1, 2, 3, 4, 5], [1])).toEqual([5])
  expect(withToggled(tree, [1, 2, 3, 4], [3])).toEqual([1, 2, 4])
})

test('the records above a new choice are added; those above an earlier or a removed choice are not', () => {
  expect(withNewAbove(tree, [5], [5, 3])).toEqual([5, 3, 2, 1])
  expect(withNewAbove(tree, [3, 4], [3, 4, 6])).toEqual([3, 4, 6])
  expect(withNewAbove(tree, [1, 3, 4], [1, 3])).toEqual([1, 3])
})

test('a search shows its matches with their parents, and closed branches hide their items', () => {
  expect(names(shownNodes(tree, new Set([1]), undefined))).toEqual([
    '1 系统管理',
    '2 用户管理',
    '1 日志',
    '1 导出'
  ])
  expect(names(shownNodes(tree, new Set(), foundIn(tree, options, '删除')))).toEqual([
    '1 系统管理',
    '2 用户管理',
    '3 删除用户'
  ])
})
