import type { Face } from '../base/face.ts'
import { homeOf } from './menu.ts'
import { useNav } from './nav.ts'
import { useMenuPlaces } from './useMenuPlaces.ts'

/**
 * Returns the address with which a face opens: the work table, or what `homeOf` finds in the reader's menu; undefined if
 * the menu has no page or is not fetched yet.
 */
export function useHome(face: Face) {
  const { data: nav, error } = useNav()
  const places = useMenuPlaces(face)
  if (face === 'g') return { home: '/workTable', isPending: false, error: null }
  return { home: nav && homeOf(places, nav), isPending: !nav, error }
}
