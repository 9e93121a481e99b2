import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that sending a code takes at least, whether a letter goes out or not. */
export const evenTime = 80

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
