import { setTimeout as sleep } from 'node:timers/promises'

/** The least number of milliseconds that sending a code takes, whether or not a letter is sent. */
export const minDuration = 80

/**
 * Runs `work` and answers after `milliseconds` at the earliest, also when it is refused. So the time of an answer does
 * not reveal what was done.
 */
export async function withMinDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const done = sleep(milliseconds)
  try {
    return await work()
  } finally {
    await done
  }
}
