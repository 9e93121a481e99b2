import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import type { FilterField } from '../lists/filter-bar.tsx'
import { type ListQuery, type Reader, type Readers, readList } from '../lists/list-query.ts'
import type { Asked } from './region-asked.ts'

/** The value of `regionId` for the whole country, if the reader has chosen a province. */
const wholeCountry = '0'

/**
 * Reads the address of a list with a filter by region. If the reader has chosen a province and the address has no
 * region, the list shows the province. The links of the list then contain its region, or the value for the whole
 * country (decision 0056). The list of one forum (`fid`) shows all its messages.
 * @param rows the number of rows on a page if the address gives none
 */
export function readRegionList<const R extends Readers & { regionId: Reader<number> }>(
  { url, province }: Asked,
  readers: R,
  rows?: ListQuery['rows']
) {
  const address = new URLSearchParams(url.searchParams)
  if (province === undefined || address.has('fid')) return readList(address, readers, rows)
  if (!address.has('regionId')) address.set('regionId', String(province))
  const query = readList(address, readers, rows)
  query.values.regionId ??= wholeCountry
  return query
}

/** Returns the value of `regionId` for the whole country; undefined if the reader has not chosen a province. */
export const useWholeCountry = (): string | undefined =>
  useServices().province === undefined ? undefined : wholeCountry

/** Returns the filter by region of a list whose address `readRegionList` reads. */
export function useRegionFilter(
  label: string,
  choices: readonly { value: number; label: string }[]
): FilterField {
  const t = useT()
  const none = useWholeCountry()
  return { kind: 'choice', name: 'regionId', label, choices, empty: t('region.country'), none }
}
