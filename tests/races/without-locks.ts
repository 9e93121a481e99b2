import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from '../../server/database/open.ts'

const locking = /\s+for\s+(no\s+key\s+)?update(\s+of\s+("\w+"|\w+)(\s*,\s*("\w+"|\w+))*)?/gi

/** Milliseconds that one waits for another where a lock would have stood. */
const patience = 60

/**
 * Takes every `for update` out of what this database is asked from now on, as if nobody had written it. Where a lock
 * stood, two connections wait for each other instead, so that they meet there however the machine schedules them;
 * each statement after that comes a few milliseconds early or late, differently every time.
 */
export function takeLocksAway({ pool }: Database): { taken: () => number } {
  if (!pool) throw new Error('Locks matter on PostgreSQL, where there are several connections')
  let taken = 0
  let waiting: (() => void) | undefined

  const meet = async () => {
    if (waiting) {
      waiting()
      waiting = undefined
      return
    }
    const other = Promise.withResolvers<void>()
    waiting = other.resolve
    await Promise.race([other.promise, sleep(patience)])
    if (waiting === other.resolve) waiting = undefined
  }

  pool.on('connect', (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    client.query = (async (first: unknown, ...rest: unknown[]) => {
      if (typeof first !== 'string') return query(first, ...rest)
      await sleep(Math.random() * 3)
      const text = first.replaceAll(locking, '')
      if (text === first) return query(first, ...rest)
      taken++
      await meet()
      return query(text, ...rest)
    }) as typeof client.query
  })
  return { taken: () => taken }
}
