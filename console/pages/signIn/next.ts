import type { Reader } from '../../base/boards.ts'
import { type Face, faceOf } from '../../base/face.ts'
import { ownAddress } from '../../base/ownAddress.ts'
import { findRedirect, mayOpen, pagesOnFace } from '../../app/pages.ts'
import { mayAccess } from '../../session/access.ts'
import { mayUse } from '../../session/rules.ts'

const signIn = '/login'

/** The parameter of the sign-in page that says that a session has ended. */
const ended = 'ended'

/**
 * Returns the route of the sign-in page that returns to an address afterwards.
 * @param hasEnded true if the person had a session, so that the page gives the reason
 */
export function signInRoute(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { hasEnded = false } = {}
): string {
  const route = pathname.slice(faceOf(pathname).length + 1)
  // the sign-in page keeps its own parameters
  if (route === signIn) return `${signIn}${search}`
  const parameters = new URLSearchParams()
  if (route !== '' && route !== '/') parameters.set('next', `${pathname}${search}`)
  if (hasEnded) parameters.set(ended, '1')
  const query = parameters.toString()
  return query ? `${signIn}?${query}` : signIn
}

/** Tells whether a session has ended, by the query of the sign-in page. */
export const saysEnded = (search: string): boolean => new URLSearchParams(search).has(ended)

/** Tells whether a person may open the page of a route: a hand-made page, or the list of a resource. */
function mayOpenRoute(face: Face, reader: Reader, route: string): boolean {
  if (!mayUse(face, reader.organization, reader.permissions)) return false
  const page = pagesOnFace(face).find(({ path }) => path === route) ?? findRedirect(face, route)
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

/**
 * Returns the route that a person wanted when another page had to come first: the password, or the second factor.
 * @param state the state of the navigation to that page
 */
export function wantedOf(state: unknown): string | undefined {
  const { wanted } = (state ?? {}) as { readonly wanted?: unknown }
  return typeof wanted === 'string' ? wanted : undefined
}
