import type { Services } from '../app/services.tsx'
import { numberIn } from './query.ts'

export type Asked = Pick<Services, 'province'> & { url: URL }

/**
 * Returns the region to which a page without a filter by region is narrowed: that of its address, or the province whose
 * variant the reader has chosen. An address with `regionId=0` asks for the whole country.
 */
export const regionAsked = ({ url, province }: Asked): number | undefined =>
  url.searchParams.has('regionId') ? numberIn(url.searchParams, 'regionId') : province

/** Narrows an address to a region; without one the address stays as it is. */
export const withRegion = (to: string, regionId: number | undefined): string =>
  regionId === undefined ? to : `${to}${to.includes('?') ? '&' : '?'}regionId=${regionId}`
