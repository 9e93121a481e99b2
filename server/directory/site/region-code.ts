/** The levels of a code of GB/T 2260: two digits each for province, city and county. */

export type RegionLevel = 'province' | 'city' | 'county'

/** Returns the level of a region by its code. */
export function levelOf(code: number): RegionLevel {
  if (code % 10_000 === 0) return 'province'
  return code % 100 === 0 ? 'city' : 'county'
}

/** Returns the code of the province in which a region lies. */
export const provinceOf = (code: number): number => Math.floor(code / 10_000) * 10_000

/** Returns the code of the city in which a region lies; a province stands for itself. */
export const cityOf = (code: number): number => Math.floor(code / 100) * 100

/** Tells whether two regions lie in one city, or one of them is the province of the other or the country (null). */
export function isSameCity(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return true
  if (cityOf(one) === cityOf(other)) return true
  return provinceOf(one) === provinceOf(other) && (one % 10_000 === 0 || other % 10_000 === 0)
}

/**
 * Tells whether a region can be below another: a province is below none, a county below its city or directly below its
 * province.
 */
export function fitsAbove(code: number, parentId: number | null): boolean {
  const level = levelOf(code)
  if (level === 'province') return parentId === null
  const province = provinceOf(code)
  const city = cityOf(code)
  return parentId === province || (level === 'county' && parentId === city && city !== province)
}

/** Returns the first code after those of a region and of the regions below it, which share its leading digits. */
export function endOfRegion(code: number): number {
  return code + (code % 10_000 === 0 ? 10_000 : code % 100 === 0 ? 100 : 1)
}
