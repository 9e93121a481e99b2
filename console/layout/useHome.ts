import type { Face } from '../face.ts'
import { menuOf, pagesOf } from './menu.ts'
import { useNav } from './nav.ts'
import { useMenuPlaces } from './useMenuPlaces.ts'

/**
 * Returns the address of a face's first page: the work table, or the first page of the reader's menu; undefined if the
 * menu has none or is not fetched yet.
 */
export function useHome(face: Face) {
  const { data: nav, error } = useNav()
  const places = useMenuPlaces(face)
  if (face === 'g') return { home: '/workTable', isPending: false, error: null }
  const [first] = nav ? pagesOf(menuOf(places, nav, [])) : []
  return { home: first?.to, isPending: !nav, error }
}
