import { shippedTexts } from '@board/server/correspondence/detector/shipped-texts'
import { demoPlaces } from './institutions.ts'
import type { World } from './world.ts'

/** Returns the standard texts of the demo institutions for their replies. */
export function standardTexts(world: World) {
  const groups = [demoPlaces.city, demoPlaces.province].map(region => world.groupOfRegion(region))
  return groups
    .filter(group => group !== undefined)
    .flatMap(group => shippedTexts.map((text, index) => ({ group_id: group.id, ...text, sort: index + 1 })))
    .map((row, index) => ({ id: index + 1, ...row }))
}
