import type { Readable } from 'node:stream'
import { StorageFailure } from '../storage-failure.ts'

/** Milliseconds of silence after which nobody waits any longer. */
export const patience = 15_000

/**
 * Reads a stream to its end, unless it falls silent: then it fails as unanswered.
 * @param read is given what to call whenever something came
 */
export async function readPatiently<T>(
  stream: Readable,
  read: (cameOn: () => void) => Promise<T>,
  silence = patience
): Promise<T> {
  const timer = setTimeout(() => stream.destroy(new StorageFailure('unanswered', '')), silence)
  try {
    return await read(() => timer.refresh())
  } finally {
    clearTimeout(timer)
  }
}
