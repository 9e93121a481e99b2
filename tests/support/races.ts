import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that the first work gives the second to pass the place of a missing lock. */
const head = 400

/**
 * Makes two pieces of work overlap: `first` calls `meanwhile` in the middle of its transaction, which starts `second`
 * and continues when that has ended or seems to wait. Returns the results of both.
 */
export async function meet<A, B>(
  first: (meanwhile: () => Promise<void>) => Promise<A>,
  second: () => Promise<B>
) {
  const start = Promise.withResolvers<void>()
  // created outside of the first transaction, so that it is not part of it
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
