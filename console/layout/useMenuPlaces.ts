import { useGetResourceLabel, useResourceDefinitions } from 'ra-core'
import type { Face } from '../face.ts'
import type { ResourceFacts } from '../resources.tsx'
import type { Places } from './menu.ts'

/** Returns the places that the menu of a face may link to. */
export function useMenuPlaces(face: Face): Places {
  const definitions = useResourceDefinitions<ResourceFacts>()
  const labelOf = useGetResourceLabel()
  return { face, definitions, labelOf }
}
