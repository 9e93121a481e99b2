const place = 'signedIn'

/** Notes that somebody has just signed in: the page is loaded anew before it can say so. */
export const keepSignedIn = (): void => sessionStorage.setItem(place, '1')

/** Tells once whether somebody has just signed in. */
export function takeSignedIn(): boolean {
  const isNew = sessionStorage.getItem(place) !== null
  sessionStorage.removeItem(place)
  return isNew
}
