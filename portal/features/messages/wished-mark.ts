/** A mark that a visitor has pressed, and that an account must set. */
export interface WishedMark {
  tid: number
  mark: 'favourite' | 'follow'
}

/** The key in session storage. A sign-in at another site leaves the page and comes back. */
const place = 'wishedMark'

/** The time that a wish waits for a sign-in, in milliseconds: someone who signs in later no longer expects it. */
const patience = 10 * 60 * 1000

type Kept = WishedMark & { at: number }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'tid' in value &&
  'at' in value &&
  typeof value.at === 'number' &&
  'mark' in value &&
  (value.mark === 'favourite' || value.mark === 'follow')

/** Keeps what a visitor has pressed until the sign-in. It never throws: a forbidden storage keeps nothing. */
export function keepWish(wish: WishedMark, now: number): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...wish, at: now } satisfies Kept))
  } catch {
    // the reader presses once more
  }
}

/** Returns the mark that was pressed on a message before the sign-in, once. */
export function takeWish(tid: number, now: number): WishedMark['mark'] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    sessionStorage.removeItem(place)
    return isKept(kept) && kept.tid === tid && now - kept.at < patience ? kept.mark : undefined
  } catch {
    return undefined
  }
}
