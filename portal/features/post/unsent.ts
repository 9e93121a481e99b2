/** A submission without an answer. */
export interface Unsent {
  /** The request as it was sent, as JSON. */
  content: string
  idempotencyKey: string
  /** The time of the first attempt, in milliseconds. */
  since: number
  /** False after the person stopped it or edited the message. Then only a press sends it. */
  isAutomatic: boolean
}

/**
 * How long a key is used, in milliseconds. The server knows a key for a day; the shorter limit allows for a wrong
 * clock.
 */
const keyLife = 20 * 60 * 60 * 1000

/** Tells whether a value from the browser's storage is an unsent submission. */
export function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false
  const kinds = { content: 'string', idempotencyKey: 'string', since: 'number', isAutomatic: 'boolean' }
  return Object.entries(kinds).every(([name, kind]) => typeof Reflect.get(value, name) === kind)
}

/** Returns the record of an attempt. The same content keeps its key as long as the server knows it. */
export function recordAttempt(
  earlier: Unsent | undefined,
  content: string,
  newKey: string,
  now: number
): Unsent {
  const isSame = earlier?.content === content && now - earlier.since < keyLife
  if (isSame) return { ...earlier, isAutomatic: true }
  return { content, idempotencyKey: newKey, since: now, isAutomatic: true }
}

/**
 * Tells whether an unsent submission may be sent without a press: it was neither stopped nor edited, and its key is
 * still known.
 */
export const isSentAutomatically = (unsent: Unsent, content: string, now: number): boolean =>
  unsent.isAutomatic && unsent.content === content && now - unsent.since < keyLife
