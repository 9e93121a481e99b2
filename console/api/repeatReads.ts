import { ApiError } from '@board/client'
import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'

/** Seconds before a failed read is repeated; the last number applies to all later attempts. */
const pauses = [3, 5, 10, 20, 40, 60]

/** The states of an answer from a server, or from the proxy in front of it, that is busy or being restarted. */
const busy: readonly number[] = [0, 429, 502, 503, 504]

/**
 * Returns the seconds after which a failed read is repeated; undefined if a repetition would fail in the same way.
 * @param count the attempts that were repeated before
 */
export function pauseBefore(count: number, failure: unknown): number | undefined {
  if (!(failure instanceof ApiError) || !busy.includes(failure.status)) return undefined
  const pause = pauses[Math.min(count, pauses.length - 1)] ?? 0
  return Math.max(pause, failure.retryAfter ?? 0)
}

/**
 * Repeats the reads of the shown page that got no answer or found the server busy, with growing pauses, until they
 * succeed or their page is left. A hidden tab waits until it is shown.
 * @param onChange hears whether a read waits for its repetition
 * @returns ends the repetitions
 */
export function repeatReads(client: QueryClient, onChange: (isWaiting: boolean) => void): () => void {
  const cache = client.getQueryCache()
  const counts = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const tell = () => onChange(counts.size > 0)
  function forget({ queryHash }: Query) {
    clearTimeout(timers.get(queryHash))
    timers.delete(queryHash)
    counts.delete(queryHash)
    tell()
  }
  function wait(query: Query) {
    const { queryHash } = query
    if (timers.has(queryHash)) return
    const count = counts.get(queryHash) ?? 0
    const pause = pauseBefore(count, query.state.error)
    if (pause === undefined || !query.isActive()) return forget(query)
    counts.set(queryHash, count)
    const repeat = () => {
      timers.delete(queryHash)
      if (!query.isActive()) return forget(query)
      if (!focusManager.isFocused()) return wait(query)
      counts.set(queryHash, count + 1)
      void client.refetchQueries({ queryKey: query.queryKey, exact: true })
    }
    timers.set(queryHash, setTimeout(repeat, pause * 1000))
    tell()
  }
  for (const query of cache.getAll()) if (query.state.status === 'error') wait(query)
  const leave = cache.subscribe(event => {
    const { query } = event
    if (event.type === 'updated' && event.action.type === 'error') wait(query)
    const isOver =
      (event.type === 'updated' && event.action.type === 'success') ||
      event.type === 'removed' ||
      (event.type === 'observerRemoved' && !query.isActive())
    if (isOver && counts.has(query.queryHash)) forget(query)
  })
  return () => {
    leave()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
