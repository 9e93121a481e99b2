import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds for which somebody waits for others to come through. */
const queueTimeout = 5000

/**
 * Lets so many through at once. Others wait, each of them for five seconds at most.
 * @returns a function that throws DatabaseUnavailable where too many wait, or one has waited for too long
 */
export function limitConcurrency(maxConcurrent: number, maxQueued: number) {
  let running = 0
  const waiting = new Set<() => void>()

  const waitForPlace = () =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(end)
        waiting.delete(enter)
        resolve()
      }
      const end = setTimeout(() => {
        waiting.delete(enter)
        reject(new DatabaseUnavailable('busy'))
      }, queueTimeout)
      waiting.add(enter)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < maxConcurrent) running++
    else {
      if (waiting.size >= maxQueued) throw new DatabaseUnavailable('busy')
      // who leaves hands the place on
      await waitForPlace()
    }
    try {
      return await work()
    } finally {
      const [first] = waiting
      if (first) first()
      else running--
    }
  }
}
