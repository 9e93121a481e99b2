import { describe, expect, test } from 'vitest'
import { learnUnits, leastAssignments, type PastAssignment, rankUnits, type Unit } from './likely-units.ts'

const [roads, schools, county, other] = [11, 12, 13, 14]
const units: Unit[] = [
  { id: roads, name: '临江市城市管理局', regionName: '临江市' },
  { id: schools, name: '临江市教育局', regionName: '临江市' },
  { id: county, name: '东山区留言办理办公室', regionName: '东山区' },
  { id: other, name: '西河区留言办理办公室', regionName: '西河区' }
]

const road = { subject: '路灯不亮', content: '小区门口的路灯坏了，夜里看不见路', location: '', domain: 1 }
const school = { subject: '学校食堂', content: '食堂的饭菜为什么又涨价了', location: '', domain: 2 }
const at = (matter: typeof road, count: number, unit: number, more: Partial<PastAssignment> = {}) =>
  Array.from(
    { length: count },
    (_, number): PastAssignment => ({
      ...matter,
      content: `${matter.content}${number}`,
      unit,
      isAccepted: true,
      ...more
    })
  )

const rank = async (past: readonly PastAssignment[], matter: typeof road) =>
  rankUnits(await learnUnits(past), units, matter)

describe('the units for a message', () => {
  const past = [...at(road, 20, roads), ...at(school, 20, schools)]

  test('are those to which like messages went, with the number of them', async () => {
    const [first] = await rank(past, { ...road, content: '路灯又坏了，门口夜里看不见' })
    expect(first).toMatchObject({
      unit: { id: roads },
      ground: 'text',
      share: { of: 20, to: 20 },
      returned: 0
    })
    expect((await rank(past, school))[0]?.unit.id).toBe(schools)
  })

  test('are none before the institution has assigned enough', async () => {
    expect(await rank(past.slice(0, leastAssignments - 1), road)).toEqual([])
    expect(await rank(past.slice(0, leastAssignments), road)).not.toEqual([])
  })

  test('come later if they gave like messages back', async () => {
    const mixed = [
      ...at(road, 18, roads, { isAccepted: false }),
      ...at(road, 4, schools),
      ...at(school, 20, schools)
    ]
    const ranked = await rank(mixed, road)
    expect(ranked[0]?.unit.id).toBe(schools)
    const returned = await rank(
      [...at(road, 14, roads), ...at(road, 4, roads, { isAccepted: false }), ...past.slice(20)],
      road
    )
    expect(returned[0]).toMatchObject({ unit: { id: roads }, returned: 4 })
  })

  test('are those of the place that the message names', async () => {
    const named = [...past, ...at({ ...road, location: '东山区和平路' }, 6, county)]
    const [first] = await rank(named, {
      ...road,
      subject: '井盖丢失',
      content: '东山区和平路的井盖丢了',
      domain: 3
    })
    expect(first).toMatchObject({ unit: { id: county }, ground: 'place', share: { of: 6, to: 6 } })
    expect((await rank(named, road))[0]?.unit.id).toBe(roads)
  })

  test('are told by the ground that speaks most, not by one like message of twenty', async () => {
    const ofDomain = at({ ...school, domain: road.domain }, 15, schools)
    const [first, second] = await rank([...at(road, 15, roads), ...at(road, 1, schools), ...ofDomain], road)
    expect(first).toMatchObject({ unit: { id: roads }, ground: 'text' })
    expect(second).toMatchObject({ unit: { id: schools }, ground: 'domain', share: { of: 31, to: 16 } })
  })

  test('are never more than three, and never one that cannot be assigned to any more', async () => {
    const many = [...past, ...at(road, 5, county), ...at(road, 5, other), ...at(road, 9, 99)]
    const ranked = await rank(many, road)
    expect(ranked.length).toBeLessThanOrEqual(3)
    expect(ranked.map(({ unit }) => unit.id)).not.toContain(99)
  })
})
