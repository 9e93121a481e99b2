/** A submission whose answer never came. */
export interface Unsent {
  /** The body as it was sent, as JSON. */
  content: string
  idempotencyKey: string
  /** The time of the first attempt, in milliseconds. */
  since: number
  /** False once the person stopped it or edited the message: then only a press sends it. */
  isAutomatic: boolean
}

/** The server repeats the answer for a key during a day; a shorter limit allows for a wrong clock. */
const keyLife = 20 * 60 * 60 * 1000

/** Tells whether a value from the browser's storage is an unsent submission. */
export function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false
  const kinds = { content: 'string', idempotencyKey: 'string', since: 'number', isAutomatic: 'boolean' }
  return Object.entries(kinds).every(([name, kind]) => typeof Reflect.get(value, name) === kind)
}

/** Returns the record of an attempt: the same content keeps its key while the server knows the key. */
export function unsentForAttempt(
  earlier: Unsent | undefined,
  content: string,
  newKey: string,
  now: number
): Unsent {
  const isSame = earlier?.content === content && now - earlier.since < keyLife
  if (isSame) return { ...earlier, isAutomatic: true }
  return { content, idempotencyKey: newKey, since: now, isAutomatic: true }
}

/** Tells whether an unsent submission may be sent without a press: nobody edited it, and its key still counts. */
export const isSentAlone = (unsent: Unsent, content: string, now: number): boolean =>
  unsent.isAutomatic && unsent.content === content && now - unsent.since < keyLife
