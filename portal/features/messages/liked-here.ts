import { localStore } from '@board/client/storage/storage'

/** The key in local storage for the messages that were liked in this browser. Specification 3. */
const place = 'phraiseIds'

/** The largest number of ids that are kept. The oldest are removed. */
const maxIds = 500

/** Returns the ids of the messages that were liked in this browser. */
export function readLikes(): number[] {
  try {
    const kept: unknown = JSON.parse(localStore.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'number') : []
  } catch {
    // another version of the page may have kept something else
    return []
  }
}

/**
 * Notes whether a message was liked in this browser, by a visitor or an account. So it is not liked again after signing
 * out.
 */
export function saveLike(tid: number, isLiked: boolean): void {
  // without storage, the server still counts the like only once
  localStore.setItem(
    place,
    JSON.stringify([...readLikes().filter(id => id !== tid), ...(isLiked ? [tid] : [])].slice(-maxIds))
  )
}
