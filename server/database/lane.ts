import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds for which somebody waits for others to come through. */
const patience = 5000

/**
 * Lets so many through at once. Others wait, each of them for five seconds at most.
 * @returns a function that throws DatabaseUnavailable where too many wait, or one has waited for too long
 */
export function laneOf(most: number, mostWaiting: number) {
  let inside = 0
  const waiting = new Set<() => void>()

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(end)
        waiting.delete(enter)
        resolve()
      }
      const end = setTimeout(() => {
        waiting.delete(enter)
        reject(new DatabaseUnavailable('busy'))
      }, patience)
      waiting.add(enter)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < most) inside++
    else {
      if (waiting.size >= mostWaiting) throw new DatabaseUnavailable('busy')
      // who leaves hands the place on
      await turn()
    }
    try {
      return await work()
    } finally {
      const [first] = waiting
      if (first) first()
      else inside--
    }
  }
}
