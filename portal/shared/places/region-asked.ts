import type { Services } from '../../services/services.tsx'
import { numberIn } from '../lists/query.ts'

export type Asked = Pick<Services, 'province'> & { url: URL }

/**
 * Returns the region of a page without a filter by region: that of the address, or the province that the reader has
 * chosen. `regionId=0` in the address stands for the whole country.
 */
export const regionAsked = ({ url, province }: Asked): number | undefined =>
  url.searchParams.has('regionId') ? numberIn(url.searchParams, 'regionId') : province

/** Adds a region to an address. Without a region the address stays unchanged. */
export const withRegion = (to: string, regionId: number | undefined): string =>
  regionId === undefined ? to : `${to}${to.includes('?') ? '&' : '?'}regionId=${regionId}`

/** Returns the query for the forums of a region. A search by name includes the regions below it. */
export const forumsAsked = (regionId: number | undefined, keywords: string | undefined) => ({
  regionId,
  keywords,
  below: regionId !== undefined && keywords !== undefined ? (1 as const) : undefined
})
