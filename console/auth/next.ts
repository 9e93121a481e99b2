import type { Reader } from '../boards.ts'
import { type Face, faceOf } from '../face.ts'
import { ownAddress } from '../ownAddress.ts'
import { mayOpen, pagesOnFace } from '../pages.ts'
import { mayAccess } from './access.ts'
import { mayUse } from './rules.ts'

const signIn = '/login'

/** Returns the route of the sign-in page that returns to an address afterwards. */
export function signInRoute({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const route = pathname.slice(faceOf(pathname).length + 1)
  // the sign-in page keeps its own parameter
  if (route === signIn) return `${signIn}${search}`
  return route === '' || route === '/'
    ? signIn
    : `${signIn}?next=${encodeURIComponent(`${pathname}${search}`)}`
}

/** Tells whether a person may open the page of a route: a hand-made page, or the list of a resource. */
function mayOpenRoute(face: Face, reader: Reader, route: string): boolean {
  if (!mayUse(face, reader.organization, reader.permissions)) return false
  const page = pagesOnFace(face).find(({ path }) => path === route)
  if (page) return mayOpen(page, reader.permissions)
  const [resource = ''] = route.split('/').slice(1)
  return mayAccess(face, reader, { resource, action: 'list' })
}

/**
 * Returns the address that a person wanted before signing in, if it is a page of this site and of the same face that they
 * may open; otherwise undefined. The result is never an address of another site, because it begins with the face.
 * @param wanted `next` in the address of the sign-in page, which anybody may have written
 */
export function placeOfNext(wanted: string | null, face: Face, reader: Reader): string | undefined {
  if (!wanted || wanted.includes('\\')) return undefined
  const url = ownAddress(wanted, 'https://site.invalid')
  if (!url?.pathname.startsWith(`/${face}/`)) return undefined
  const route = url.pathname.slice(face.length + 1)
  return mayOpenRoute(face, reader, route) ? `${url.pathname}${url.search}${url.hash}` : undefined
}
