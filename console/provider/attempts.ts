import { ApiError } from '@board/client'
import { randomHex } from '@board/client/random'

/** Maximum number of contents whose key is kept after a failure; the oldest is forgotten first. */
const most = 100
/** Milliseconds after a failure in which the same content is a retry; later it is meant as a new act. */
const retryTime = 10 * 60_000

/**
 * Gives each sent content a key, and the same key to a retry soon after its answer was lost, so that it cannot happen
 * twice. A content that was answered, by success or by refusal, is forgotten: sending it again is a new act.
 */
export function createAttempts(random: () => string = randomHex, clock: () => number = Date.now) {
  const kept = new Map<string, { key: string; at: number }>()
  return async function attempt<T>(
    content: unknown,
    send: (idempotencyKey: string) => Promise<T>
  ): Promise<T> {
    const name = JSON.stringify(content)
    for (const [other, { at }] of kept) if (clock() - at > retryTime) kept.delete(other)
    const key = kept.get(name)?.key ?? random()
    if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
    kept.set(name, { key, at: clock() })
    try {
      const answer = await send(key)
      kept.delete(name)
      return answer
    } catch (failure) {
      if (isAnswered(failure)) kept.delete(name)
      throw failure
    }
  }
}

/** Tells whether a failure is the server's decision. Without an answer, or after its own fault, the effect is unknown. */
const isAnswered = (failure: unknown) =>
  failure instanceof ApiError && failure.status >= 400 && failure.status < 500

export type Attempt = ReturnType<typeof createAttempts>
