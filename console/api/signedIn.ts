import { tabStore } from '@board/client/storage/storage'
import { codesLeftPlace } from '@board/schemas/facts/second-factor'

const place = 'signedIn'

/** Notes that the person has just signed in, because the page is reloaded before it can say so. */
export const keepSignedIn = (): void => void tabStore.setItem(place, '1')

/** Tells whether the person has just signed in; it returns true only once. */
export function takeSignedIn(): boolean {
  const isNew = tabStore.getItem(place) !== null
  tabStore.removeItem(place)
  return isNew
}

/** Returns the number of recovery codes left after a sign-in with one of them, only once; otherwise undefined. */
export function takeCodesLeft(): number | undefined {
  const left = tabStore.getItem(codesLeftPlace)
  tabStore.removeItem(codesLeftPlace)
  return left === null ? undefined : Number(left)
}
