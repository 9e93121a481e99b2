/** The name in local storage under which a browser keeps what its visitor liked. Specification 3. */
const place = 'phraiseIds'

/** Most ids that are kept; the oldest go. */
const most = 500

/** Returns the ids of the messages that a visitor liked in this browser. */
export function likedHere(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'number') : []
  } catch {
    // storage may be closed, or hold what somebody else wrote
    return []
  }
}

/** Keeps that a visitor liked a message in this browser. */
export function keepLiked(tid: number): void {
  try {
    localStorage.setItem(place, JSON.stringify([...likedHere().filter(id => id !== tid), tid].slice(-most)))
  } catch {
    // without storage the server still counts the like once
  }
}
