import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Does work and answers no sooner than after `milliseconds`, refused or not, so that the time of an answer does
 * not tell what was done.
 */
export async function evenly<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const done = sleep(milliseconds)
  try {
    return await work()
  } finally {
    await done
  }
}
