import { describe, expect, test } from 'vitest'
import { choice, id, listAddress } from '../lists/list-query.ts'
import { readRegionList } from './region-filter.ts'

const zhejiang = 330_000
const filters = { fid: id, regionId: id, replied: choice([0, 1]) }
const read = (query: string, province?: number) =>
  readRegionList({ url: new URL(`http://site.invalid/threads/list${query}`), province }, filters)

describe('a list with a filter by region', () => {
  test('shows the province that the reader has chosen, and its links contain it', () => {
    const query = read('?replied=1', zhejiang)
    expect(query.filter).toMatchObject({ regionId: zhejiang, replied: 1 })
    expect(listAddress('/threads/list', query, { page: 2 })).toContain(`regionId=${zhejiang}`)
  })

  test('shows the region of its address, even if the reader has chosen a province', () => {
    expect(read('?regionId=320000', zhejiang).filter.regionId).toBe(320_000)
    expect(read('?regionId=320000').filter.regionId).toBe(320_000)
  })

  test.each(['?regionId=0', '?regionId='])('shows the whole country at %s, and its links too', address => {
    const query = read(address, zhejiang)
    expect(query.filter.regionId).toBeUndefined()
    expect(listAddress('/threads/list', query, { replied: 1 })).toContain('regionId=0')
  })

  test('needs no value for the whole country if the reader has chosen no province', () => {
    expect(read('?regionId=0').values).toEqual({})
  })

  test('of one forum is not narrowed', () => {
    expect(read('?fid=12', zhejiang)).toMatchObject({ filter: { fid: 12 }, values: { fid: '12' } })
    expect(read('?fid=12', zhejiang).filter.regionId).toBeUndefined()
  })
})
