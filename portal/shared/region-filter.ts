import type { FilterField } from './filter-bar.tsx'
import type { Region } from './regions.ts'

/** Returns the filter of a list by province; its address takes `regionId`. */
export const regionFilter = (
  label: string,
  provinces: readonly Pick<Region, 'id' | 'name'>[]
): FilterField => ({
  kind: 'choice',
  name: 'regionId',
  label,
  choices: provinces.map(({ id, name }) => ({ value: id, label: name }))
})

/** Narrows an address to a region; without one the address stays as it is. */
export const withRegion = (to: string, regionId: number | undefined): string =>
  regionId === undefined ? to : `${to}${to.includes('?') ? '&' : '?'}regionId=${regionId}`
