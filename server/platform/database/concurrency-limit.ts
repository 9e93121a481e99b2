import { DatabaseUnavailable } from './unavailable.ts'

/** Maximum wait for a place, in milliseconds. */
const queueTimeout = 5000

/**
 * Limits the number of concurrent calls. Further calls wait in their order, each for five seconds at most.
 * @returns a function that runs the given work. It throws DatabaseUnavailable if too many calls wait already, or if this
 * call has waited too long
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
      // the call that ends passes its place to this one, so `running` does not change
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
