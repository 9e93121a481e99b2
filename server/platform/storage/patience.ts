import type { Readable } from 'node:stream'
import { StorageFailure } from '../storage-failure.ts'

/** The silence after which a request fails, in milliseconds. */
export const idleTimeout = 15_000

/**
 * Reads a stream to its end. If it is silent for too long, it fails as unanswered.
 * @param read reads the stream; it must call its argument whenever data arrives
 */
export async function readPatiently<T>(
  stream: Readable,
  read: (cameOn: () => void) => Promise<T>,
  silence = idleTimeout
): Promise<T> {
  const timer = setTimeout(() => stream.destroy(new StorageFailure('unanswered', '')), silence)
  try {
    return await read(() => timer.refresh())
  } finally {
    clearTimeout(timer)
  }
}
