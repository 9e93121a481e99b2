import { ApiError } from '@board/client'
import type { RaRecord } from 'ra-core'
import type { BulkResult } from '../api/types.ts'

interface Options {
  /** Ends the run before the next record. A current call is finished, so that its result is known. */
  readonly signal?: AbortSignal | undefined
  /** Called after each record with the results so far. */
  readonly onProgress?: ((results: readonly BulkResult[]) => void) | undefined
  readonly wait?: (seconds: number) => Promise<void>
}

/** The longest wait that a server may ask for before the same call, in seconds. */
const longestWait = 120

const waitFor = (seconds: number) => new Promise<void>(resolve => setTimeout(resolve, seconds * 1000))

/** Tells whether the next call would fail like this one: there is no session, or no server. */
const isHopeless = (error: unknown) => error instanceof ApiError && [0, 401].includes(error.status)

/**
 * Returns the seconds that the server asks to wait before the same call; undefined if it does not, or if it is too
 * long.
 */
const pauseOf = (error: unknown) =>
  error instanceof ApiError && error.status === 429 && (error.retryAfter ?? 1) <= longestWait
    ? (error.retryAfter ?? 1)
    : undefined

/**
 * Sends a call for each record, one after another. The run continues after a refusal, and stops if the session or the
 * connection is lost. Records without a result were not sent.
 */
export async function sendEach<R extends RaRecord>(
  records: readonly R[],
  send: (record: R) => Promise<unknown>,
  { signal, onProgress, wait = waitFor }: Options = {}
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  const waiting = [...records]
  for (let record = waiting.shift(); record && !signal?.aborted; record = waiting.shift()) {
    const result = await resultOf(record, send)
    const pause = pauseOf(result.error)
    if (pause !== undefined) {
      waiting.unshift(record)
      await wait(pause)
      continue
    }
    results.push(result)
    onProgress?.([...results])
    if (isHopeless(result.error)) break
  }
  return results
}

async function resultOf<R extends RaRecord>(
  record: R,
  send: (record: R) => Promise<unknown>
): Promise<BulkResult> {
  try {
    return { id: record.id, data: await send(record) }
  } catch (error) {
    return { id: record.id, error }
  }
}
