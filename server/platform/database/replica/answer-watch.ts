import type pg from 'pg'
import { destroyConnection } from '../statements/statements.ts'

/** Milliseconds between two looks. */
const pause = 1000

/** Counts the statements of a connection that wait for their answer. */
export interface Waiting {
  /** The longest time to wait, in milliseconds. */
  readonly limit: number
  begin(): void
  end(): void
}

interface Watched extends Waiting {
  /** Milliseconds; the time since which the connection waits for its next answer. Undefined if it waits for none. */
  since(): number | undefined
}

/**
 * Ends connections whose server has not answered for too long, such as behind a network that drops everything: it cannot cancel a
 * statement either. `pg` has a timer for each statement, `query_timeout`. With it, the collector of the young generation keeps each
 * statement and its rows, and the whole heap is collected twice as often (docs/decisions/0131).
 * @param limit milliseconds
 */
export function watchAnswers(limit: number) {
  const connections = new Map<pg.PoolClient, Watched>()
  let looking: NodeJS.Timeout | undefined
  const look = () => {
    const now = performance.now()
    for (const [client, { since }] of connections)
      if (now - (since() ?? now) > limit) destroyConnection(client)
  }
  return {
    add(client: pg.PoolClient): Waiting {
      const watched = watch(limit)
      connections.set(client, watched)
      looking ??= setInterval(look, pause).unref()
      return watched
    },
    remove(client: pg.PoolClient): void {
      connections.delete(client)
      if (connections.size > 0) return
      clearInterval(looking)
      looking = undefined
    }
  }
}

function watch(limit: number): Watched {
  let count = 0
  let from = 0
  return {
    limit,
    begin() {
      if (count++ === 0) from = performance.now()
    },
    end() {
      count--
      // the statements behind the answered one have waited for it
      from = performance.now()
    },
    since: () => (count > 0 ? from : undefined)
  }
}
