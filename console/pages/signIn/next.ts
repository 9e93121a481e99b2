import type { Reader } from '../../base/boards.ts'
import type { Face } from '../../base/face.ts'
import { ownAddress } from '../../base/ownAddress.ts'
import { findRedirect, mayOpen, pagesOnFace } from '../../layout/pageTable.ts'
import { mayAccess } from '../../session/access.ts'
import { mayUse } from '../../session/rules.ts'

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
