/** The name in local storage under which a browser keeps what was liked in it. Specification 3. */
const place = 'phraiseIds'

/** Most ids that are kept; the oldest go. */
const most = 500

/** Returns the ids of the messages that were liked in this browser. */
export function likedHere(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'number') : []
  } catch {
    // storage may be closed, or hold what somebody else wrote
    return []
  }
}

/** Keeps whether a message was liked in this browser, by a visitor or an account: after signing out, it is not liked again. */
export function keepLiked(tid: number, isLiked: boolean): void {
  try {
    localStorage.setItem(
      place,
      JSON.stringify([...likedHere().filter(id => id !== tid), ...(isLiked ? [tid] : [])].slice(-most))
    )
  } catch {
    // without storage the server still counts the like once
  }
}
