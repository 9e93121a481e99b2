import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { Face } from '../base/face.ts'
import type { Places } from './menu.ts'
import type { ResourceFacts } from './resourceFacts.ts'

/** Returns the places that the menu of a face may link to. */
export function useMenuPlaces(face: Face): Places {
  const translate = useTranslate()
  const definitions = useResourceDefinitions<ResourceFacts>()
  const labelOf = useGetResourceLabel()
  return useMemo(() => {
    const alsoOf = (resource: string) => translate(`frame.also.${resource}`, { _: '' })
    return { face, definitions, labelOf, alsoOf }
  }, [face, definitions, labelOf, translate])
}
