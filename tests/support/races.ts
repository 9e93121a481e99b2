import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that the first gives the second to get past a lock that is not there. */
const head = 400

/**
 * Lets two pieces of work meet: `first` calls `meanwhile` in the middle of its transaction, which starts
 * `second` and goes on when that has ended or seems to wait. Gives what became of both.
 */
export async function meet<A, B>(
  first: (meanwhile: () => Promise<void>) => Promise<A>,
  second: () => Promise<B>
) {
  const start = Promise.withResolvers<void>()
  // begun here, so that it is no part of the first one's transaction
  const other = start.promise.then(second)
  const ended = other.then(
    () => {},
    () => {}
  )
  const meanwhile = async () => {
    start.resolve()
    await Promise.race([ended, sleep(head)])
  }
  return await Promise.allSettled([first(meanwhile), other])
}
