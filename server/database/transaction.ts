import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import type { Db, Trx } from './open.ts'
import { isStalePlan } from './statements.ts'
import { codeOf } from './unavailable.ts'
import { noteWrite } from './writes.ts'

/** The transaction that surrounds the caller: whether it still runs, and what waits for its end. */
interface Surrounding {
  open: boolean
  readonly after: (() => void)[]
}

const current = new AsyncLocalStorage<Surrounding>()

interface Circumstances {
  /** How often it is begun at most. */
  readonly attempts?: number
  /** It writes nothing that a list shows: what is remembered of lists stays. */
  readonly isUnlisted?: boolean
}

/**
 * Runs `fn` in one transaction at READ COMMITTED, again from its beginning where the database gave it up for
 * another's sake (serialization failure, deadlock): `fn` must do nothing that a rollback does not undo.
 */
export async function inTransaction<T>(
  db: Db,
  fn: (trx: Trx) => Promise<T>,
  { attempts = 5, isUnlisted = false }: Circumstances = {}
): Promise<T> {
  refuseInside()
  for (let attempt = 1; ; attempt++) {
    try {
      const state: Surrounding = { open: true, after: [] }
      const result = await db.transaction().execute(trx => run(trx, fn, state))
      if (!isUnlisted) noteWrite()
      for (const action of state.after) action()
      return result
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

const writes: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])
const writing = new WeakSet<object>()

/**
 * Refuses a query on `db` inside a transaction: on PGlite, which has one connection, it would wait for
 * ever; on PostgreSQL it would read another snapshot and can exhaust the pool.
 */
export const guard: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    refuseInside()
    if (writes.has(node.kind)) writing.add(queryId)
    return node
  },
  transformResult: async ({ result, queryId }) => {
    if (writing.has(queryId)) noteWrite()
    return result
  }
}

/**
 * Does something as soon as the transaction around the caller has been committed, and never where it was not: what is
 * kept in memory may only be forgotten once others can read what took its place.
 */
export function afterCommit(action: () => void): void {
  const state = current.getStore()
  if (!state?.open) throw new Error('Nothing is committed here: there is no transaction around the caller')
  state.after.push(action)
}

async function run<T>(trx: Trx, fn: (trx: Trx) => Promise<T>, state: Surrounding) {
  try {
    return await current.run(state, () => fn(trx.withoutPlugins()))
  } finally {
    state.open = false
  }
}

function refuseInside() {
  if (current.getStore()?.open) throw new Error('Inside a transaction, pass trx on and use nothing else')
}

function isRetryable(error: unknown) {
  const code = codeOf(error)
  return code === '40001' || code === '40P01' || isStalePlan(error)
}
