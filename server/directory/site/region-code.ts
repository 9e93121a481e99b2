/** The levels of a code of GB/T 2260: two digits each for province, city and county. */

export type RegionLevel = 'province' | 'city' | 'county'

/** Returns the level of a region by its code. */
export function levelOf(code: number): RegionLevel {
  if (code % 10_000 === 0) return 'province'
  return code % 100 === 0 ? 'city' : 'county'
}

/** Returns the code of the province in which a region lies. */
export const provinceOf = (code: number): number => Math.floor(code / 10_000) * 10_000

/**
 * Tells whether a region can be below another: a province is below none, a county below its city or directly below its
 * province.
 */
export function fitsAbove(code: number, parentId: number | null): boolean {
  const level = levelOf(code)
  if (level === 'province') return parentId === null
  const province = provinceOf(code)
  const city = Math.floor(code / 100) * 100
  return parentId === province || (level === 'county' && parentId === city && city !== province)
}

/** Returns the first code after those of a region and of the regions below it, which share its leading digits. */
export function endOfRegion(code: number): number {
  return code + (code % 10_000 === 0 ? 10_000 : code % 100 === 0 ? 100 : 1)
}
