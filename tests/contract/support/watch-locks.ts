import type pg from 'pg'
import type { Database } from '../../../server/platform/database/open.ts'

const rowLock = /\bfor (?:no key )?(?:update|share)\b(?: of "?(\w+)"?)?/i
const named = /pg_advisory_xact_lock\(hashtextextended\((?:'(\w+)'|\$1)/i

/** Returns the lock that a statement takes: the table of the locked row, or the name of an advisory lock. */
function lockOf(text: string, values: readonly unknown[]): string | undefined {
  const [whole, alias] = rowLock.exec(text) ?? []
  if (whole !== undefined) {
    const tables = [...text.matchAll(/\b(?:from|join) "?(\w+)"?(?: (?:as )?"?(\w+)"?)?/gi)]
    const found = alias === undefined ? tables.at(0) : tables.find(([, , name]) => name === alias)
    return found?.[1] ?? alias
  }
  const [call, fixed] = named.exec(text) ?? []
  if (call === undefined) return undefined
  return fixed ?? String(values[0]).split(':')[0]
}

/** Watches every statement from now on: `taken` returns the locks since the last `forget`. */
export function watchLocks({ pool }: Pick<Database, 'pool'>) {
  if (!pool) throw new Error('Locks matter on PostgreSQL, where there are several connections')
  const taken = new Set<string>()
  const wrapped = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client: pg.PoolClient) => {
    if (wrapped.has(client)) return
    wrapped.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    client.query = ((first: string | pg.QueryConfig, ...rest: unknown[]) => {
      const text = typeof first === 'string' ? first : first.text
      const values = typeof first === 'string' ? rest[0] : first.values
      const lock = lockOf(text, Array.isArray(values) ? values : [])
      if (lock !== undefined) taken.add(lock)
      return query(first, ...rest)
    }) as typeof client.query
  })
  return { taken: () => [...taken].sort(), forget: () => taken.clear() }
}
