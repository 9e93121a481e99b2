import { expect, test } from 'vitest'
import { type Choice, choicesFor, typedNumber, withoutRepeated } from './choices.ts'

const page = (label: string, hint?: string): Choice => ({
  key: label,
  label,
  kind: 'page',
  to: `/${label}`,
  hint
})
const pages = [page('待回复', '留言办理'), page('未回复提醒'), page('回复统计'), page('Users', 'System')]
const labels = (typed: string) => choicesFor(pages, typed).map(({ label }) => label)

test('every typed word must be in the name or the menu, and names that begin with it come first', () => {
  expect(labels('回复')).toEqual(['回复统计', '待回复', '未回复提醒'])
  expect(labels('办理 待')).toEqual(['待回复'])
  expect(labels('SYSTEM')).toEqual(['Users'])
  expect(labels('nothing')).toEqual([])
  expect(labels('  ')).toHaveLength(4)
})

test('the number of a message may be typed with a sign or in full width', () => {
  expect(typedNumber('120')).toBe(120)
  expect(typedNumber(' #１２０ ')).toBe(120)
  expect(['0', '2147483648', '12a', ''].map(typedNumber)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined
  ])
})

test('an address is offered once, and can be found by each of its names', () => {
  const twice = [page('a'), { ...page('b'), to: '/a' }, { key: 'act', label: 'c', kind: 'act' as const }]
  const once = withoutRepeated(twice)
  expect(once.map(({ label }) => label)).toEqual(['a', 'c'])
  expect(choicesFor(once, 'b').map(({ label }) => label)).toEqual(['a'])
  const named = withoutRepeated([page('字典管理'), { ...page('字典管理'), also: '常用原因' }])
  expect(choicesFor(named, '原因').map(({ label }) => label)).toEqual(['字典管理'])
})
