import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from '../../server/platform/database/open.ts'

const locking =
  /\s+for\s+(share|(no\s+key\s+)?update)(\s+of\s+("\w+"|\w+)(\s*,\s*("\w+"|\w+))*)?(\s+skip\s+locked)?/gi
/** Matches named locks, which lock no row: only their number stays in the query. */
const named = /\bpg_advisory_xact_lock(?=\()/g

/**
 * Milliseconds that a transaction waits for another at a removed lock, and milliseconds that one of them then pauses.
 */
const raceWait = 100
const pause = 40
/** The number of statements after the lock before which a transaction can pause. */
const places = 8

/** The progress of a transaction. It pauses when `until` has counted down to zero. */
type Progress = { met: boolean; until: number | undefined }

/**
 * Removes every `for update`, `for share` and named lock from the later queries of this database.
 * Two transactions wait for each other at the first removed lock, so that they meet under every schedule of the
 * machine.
 * Then one of them pauses before one of its next statements: each transaction in turn, at each place in turn.
 */
export function takeLocksAway({ pool }: Database): { taken: () => number } {
  if (!pool) throw new Error('Locks matter on PostgreSQL, where there are several connections')
  let taken = 0
  let turn = 0
  let waiting: (() => void) | undefined

  /** Returns the place at which the calling transaction pauses, if it is the one to pause. */
  const meet = async (): Promise<number | undefined> => {
    if (waiting) {
      waiting()
      waiting = undefined
      turn++
      return turn % 2 === 0 ? (turn >> 1) % places : undefined
    }
    const other = Promise.withResolvers<void>()
    waiting = other.resolve
    await Promise.race([other.promise, sleep(raceWait)])
    if (waiting === other.resolve) {
      waiting = undefined
      return undefined
    }
    return turn % 2 === 1 ? (turn >> 1) % places : undefined
  }

  const wrapped = new WeakSet<pg.PoolClient>()
  // connections are wrapped at each use, because some are open already
  pool.on('acquire', (client: pg.PoolClient) => {
    if (wrapped.has(client)) return
    wrapped.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    let progress: Progress = { met: false, until: undefined }
    client.query = (async (first: unknown, ...rest: unknown[]) => {
      if (typeof first !== 'string') return query(first, ...rest)
      if (first === 'begin') progress = { met: false, until: undefined }
      if (progress.until !== undefined && progress.until-- === 0) await sleep(pause)
      const text = first.replaceAll(locking, '').replaceAll(named, '')
      if (text === first) return query(first, ...rest)
      taken++
      if (!progress.met) progress = { met: true, until: await meet() }
      return query(text, ...rest)
    }) as typeof client.query
  })
  return { taken: () => taken }
}
