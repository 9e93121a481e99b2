import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import type { Db, Trx } from './open.ts'
import { isStalePlan } from './statements.ts'
import { codeOf } from './unavailable.ts'

const current = new AsyncLocalStorage<{ open: boolean }>()

/**
 * Runs `fn` in one transaction at READ COMMITTED, again from its beginning where the database gave it up for
 * another's sake (serialization failure, deadlock): `fn` must do nothing that a rollback does not undo.
 */
export async function inTransaction<T>(db: Db, fn: (trx: Trx) => Promise<T>, attempts = 5): Promise<T> {
  refuseInside()
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(trx => run(trx, fn))
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/**
 * Refuses a query on `db` inside a transaction: on PGlite, which has one connection, it would wait for
 * ever; on PostgreSQL it would read another snapshot and can exhaust the pool.
 */
export const guard: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInside()
    return node
  },
  transformResult: async ({ result }) => result
}

async function run<T>(trx: Trx, fn: (trx: Trx) => Promise<T>) {
  const state = { open: true }
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
