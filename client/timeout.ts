/** Milliseconds that a call and an upload may take. Specification 9. */
export const callTimeout = 180_000
export const uploadTimeout = 86_400_000

/** A signal that follows the caller's signal and has a time limit. */
export type Deadline = {
  signal: AbortSignal
  /** Tells whether the time limit ended it, and not the caller. */
  timedOut(): boolean
  clear(): void
}

/** Joins the caller's signal with a time limit; older phones do not have `AbortSignal.any`. */
export function deadline(milliseconds: number, outer?: AbortSignal | null): Deadline {
  const inner = new AbortController()
  let late = false
  const stop = () => inner.abort(outer?.reason)
  const timer = setTimeout(() => {
    late = true
    inner.abort()
  }, milliseconds)
  if (outer?.aborted) stop()
  else outer?.addEventListener('abort', stop)
  return {
    signal: inner.signal,
    timedOut: () => late,
    clear() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    }
  }
}
