/**
 * Deletes every draft of an account in this browser: nobody could sign in to delete those of a cancelled account. It never
 * throws: a forbidden storage has none.
 */
export function forgetDrafts(uid: number): void {
  try {
    const drafts = Object.keys(localStorage).filter(key => key.startsWith(`draft:${uid}:`))
    for (const key of drafts) localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
