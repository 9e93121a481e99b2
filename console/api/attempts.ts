import { ApiError } from '@board/client'
import { randomHex } from '@board/client/random'

/** The largest number of contents whose key is kept after a failure. The oldest is removed first. */
const maxKeys = 100
/** The time after a failure during which the same content counts as a retry, in milliseconds. Later it is a new action. */
const retryTime = 10 * 60_000

/**
 * Gives each sent content a key. A retry of the same content, soon after its answer was lost, has the same key, so that
 * the action cannot happen twice. After an answer, success or refusal, the key is removed: sending the content again is a
 * new action.
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
    if (kept.size >= maxKeys) kept.delete(kept.keys().next().value ?? '')
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

/**
 * Tells whether a failure is a decision of the server. Without an answer, or after an error of the server itself, the
 * effect is unknown.
 */
const isAnswered = (failure: unknown) =>
  failure instanceof ApiError && failure.status >= 400 && failure.status < 500

export type Attempt = ReturnType<typeof createAttempts>
