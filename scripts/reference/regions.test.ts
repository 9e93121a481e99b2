import { describe, expect, test } from 'vitest'
import { planInstitutions } from '../demo/institutions.ts'
import { listRegions } from './regions.ts'

describe('the regions', () => {
  const regions = listRegions()
  const byId = new Map(regions.map(region => [region.id, region]))

  test('are the 34 provinces, their cities and counties', () => {
    const count = (type: string) => regions.filter(region => region.type === type).length
    expect([count('province'), count('city')]).toEqual([34, 333])
    expect(count('county')).toBeGreaterThan(2900)
    expect(byId.size).toBe(regions.length)
  })

  test('have the right parents', () => {
    expect(byId.get(330602)).toMatchObject({ name: '越城区', parentId: 330600 })
    expect(byId.get(110105)).toMatchObject({ name: '朝阳区', parentId: 110000 })
    expect(byId.get(419001)).toMatchObject({ name: '济源市', parentId: 410000 })
    for (const { type, parentId } of regions) {
      if (type === 'province') expect(parentId).toBeNull()
      else expect(byId.has(Number(parentId))).toBe(true)
    }
  })
})

describe('the institutions', () => {
  const { groups, forums } = planInstitutions()

  test('form trees with paths from the root to each node', () => {
    for (const group of groups) {
      const parent = groups[(group.parentId ?? 0) - 1]
      expect(group.path).toBe(`${parent?.path ?? '/'}${group.id}/`)
    }
    for (const forum of forums) {
      const parent = forums[(forum.parentFid ?? 0) - 1]
      expect(forum.path).toBe(`${parent?.path ?? '/'}${forum.fid}/`)
      expect(groups[forum.groupId - 1]?.organization).toBe(forum.organization)
    }
  })

  test('have a board for every province, city and county of the mainland', () => {
    expect(forums.length).toBeGreaterThan(3000)
    for (const name of [
      '浙江省省长',
      '北京市市长',
      '绍兴市委书记',
      '诸暨市市长',
      '延边朝鲜族自治州州长',
      '锡林郭勒盟盟长',
      '教育部部长'
    ]) {
      expect(forums.some(forum => forum.name === name)).toBe(true)
    }
  })
})
