import { describe, expect, it } from 'vitest'
import { abbreviates, leaderFinder, type Office } from './leaders.ts'

const regions = [
  [330000, '浙江省'],
  [330600, '浙江省绍兴市'],
  [330681, '浙江省绍兴市诸暨市'],
  [511921, '四川省巴中市通江县'],
  [320106, '江苏省南京市鼓楼区']
] as const

const names = [
  [330000, '浙江省省长'],
  [330000, '浙江省教育厅'],
  [330600, '绍兴市委书记'],
  [330600, '绍兴市市长'],
  [330600, '绍兴市教育局'],
  [330600, '绍兴市城市管理局'],
  [330681, '诸暨市委书记'],
  [330681, '诸暨市市长'],
  [511921, '通江县委书记'],
  [511921, '通江县县长'],
  [320106, '鼓楼区区长'],
  [undefined, '教育部部长'],
  [undefined, '国家卫生健康委员会主任']
] as const

const offices: Office[] = names.map(([regionId, name], index) => ({
  fid: index + 1,
  name,
  title: name === '诸暨市市长' ? '市长 某某' : '',
  organization: regionId === undefined ? 3 : 1,
  groupName: '',
  regionId: regionId ?? null,
  regionName: regions.find(([id]) => id === regionId)?.[1] ?? '',
  messageCount: 100 - index
}))

/** Finds the places of the test by their names and short names; the longest comes first. */
function findPlaces(words: string) {
  const known = [
    ['浙江省', 330000],
    ['绍兴市', 330600],
    ['绍兴', 330600],
    ['诸暨市', 330681],
    ['诸暨', 330681],
    ['通江县', 511921],
    ['通江', 511921]
  ] as const
  const found = known.find(([word]) => words.includes(word))
  if (!found) return []
  const [word, regionId] = found
  const from = words.indexOf(word)
  return [{ regionId, word, from, to: from + word.length }]
}

const find = leaderFinder(offices, findPlaces)
const named = (words: string, region?: number) => find(words, region, 5).map(({ name }) => name)

describe('leaders for searched words', () => {
  it.each([
    ['通江', ['通江县委书记', '通江县县长']],
    ['給通江领导写信', ['通江县委书记', '通江县县长']],
    ['诸暨市长', ['诸暨市市长']],
    ['诸暨市委书记', ['诸暨市委书记']],
    ['绍兴 教育局', ['绍兴市教育局']],
    ['諸暨書記', ['诸暨市委书记']],
    ['教育部', ['教育部部长']],
    ['卫健委', ['国家卫生健康委员会主任']],
    ['城管局', ['绍兴市城市管理局']],
    ['鼓楼', ['鼓楼区区长']],
    ['忘记密码', []],
    ['路灯不亮', []],
    ['长', []]
  ])('%s', (words, expected) => {
    expect(named(words)).toEqual(expected)
  })

  it('come from above a place that has no such institution, and the place itself follows', () => {
    expect(named('诸暨教育局')).toEqual(['绍兴市教育局', '诸暨市委书记', '诸暨市市长'])
  })

  it('are the main ones of the place that a matter names', () => {
    expect(named('诸暨路灯不亮')).toEqual(['诸暨市委书记', '诸暨市市长'])
  })

  it('of the reader’s region come first if the words name no place', () => {
    expect(named('市长')[0]).toBe('绍兴市市长')
    expect(named('市长', 330681)[0]).toBe('诸暨市市长')
  })
})

it('an abbreviation begins like the institution and keeps the order of its characters', () => {
  expect(abbreviates('人社局', '人力资源和社会保障局')).toBe(true)
  expect(abbreviates('社人局', '人力资源和社会保障局')).toBe(false)
  expect(abbreviates('市长', '市委书记')).toBe(false)
})
