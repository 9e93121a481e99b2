import { faceOf } from '../base/face.ts'

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

/**
 * Returns the route that a person wanted when another page had to come first: the password, or the second factor.
 * @param state the state of the navigation to that page
 */
export function wantedOf(state: unknown): string | undefined {
  const { wanted } = (state ?? {}) as { readonly wanted?: unknown }
  return typeof wanted === 'string' ? wanted : undefined
}
