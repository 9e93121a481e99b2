import type { AnyInput, OperationId } from '@board/client'
import { randomHex } from '@board/client/random'

/** Milliseconds between two submissions (specification 9). */
const throttle = 1000

type Send = (id: OperationId, input: AnyInput) => Promise<unknown>

/**
 * One act of a person: a second press within a second does nothing, and a retry of the same content carries the same
 * Idempotency-Key, so that an answer lost on the way cannot make it happen twice. Changed content is a new act.
 */
export function createSubmission(
  send: Send,
  random: () => string = randomHex,
  clock: () => number = Date.now
) {
  let key = ''
  let content = ''
  let last = Number.NEGATIVE_INFINITY
  let underway = false

  /** Sends, or gives undefined where the press was too early. */
  return async (id: OperationId, body: object, params?: object): Promise<{ data: unknown } | undefined> => {
    const now = clock()
    if (underway || now - last < throttle) return undefined
    last = now
    const next = JSON.stringify([id, body, params])
    if (next !== content) {
      content = next
      key = random()
    }
    underway = true
    try {
      const data = await send(id, { body, idempotencyKey: key, ...(params && { params }) })
      content = ''
      return { data }
    } finally {
      underway = false
    }
  }
}
