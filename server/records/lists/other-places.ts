import { readPlaces } from '../../directory/site/places.ts'
import { endOfRegion } from '../../directory/site/region-code.ts'
import type { Db } from '../../platform/database/open.ts'
import type { FoundPlace } from '../../platform/language/places.ts'

/** A text and the region of the forum to which it is addressed; null for a forum without one. */
interface PlacedText {
  readonly subject: string
  readonly content: string
  readonly regionId: number | null
}

/** Tells whether a region is another one, or lies in it. */
const isIn = (region: number, other: number): boolean => region >= other && region < endOfRegion(other)

/**
 * Finds the places that a text names if none of them lies in the region of its forum or around it: the message may have been
 * sent to the wrong region. People who write about their own region often name others, too.
 * @returns the places, the smallest regions first; none if the text names the region of the forum, or no region
 */
export async function findOtherPlaces(
  db: Db,
  { subject, content, regionId }: PlacedText
): Promise<FoundPlace[]> {
  if (regionId === null) return []
  const find = await readPlaces(db)
  const places = find(`${subject}\n\n${content}`)
  const isOwn = places.some(place => isIn(place.regionId, regionId) || isIn(regionId, place.regionId))
  if (isOwn) return []
  const smallest = places.filter(
    ({ regionId: region }) => !places.some(other => other.regionId !== region && isIn(other.regionId, region))
  )
  const byRegion = new Map(smallest.map(place => [place.regionId, place]))
  return [...byRegion.values()]
}
