import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { inSpan } from '../traces/spans.ts'
import type { Db, Trx } from './open.ts'
import { inPipeline, isPipelined } from './statements/pipeline.ts'
import { isStalePlan } from './statements/statements.ts'
import { noteWrite } from './statements/writes.ts'
import { codeOf } from './unavailable.ts'

/** The transaction around the caller: whether it still runs, its last statement, and the actions that wait for its end. */
interface Surrounding {
  open: boolean
  last: Promise<unknown> | undefined
  readonly after: (() => void)[]
}

const current = new AsyncLocalStorage<Surrounding>()

interface Circumstances {
  /** The largest number of attempts. */
  readonly attempts?: number
  /** True if it writes nothing that a list shows: cached lists stay valid. */
  readonly isUnlisted?: boolean
}

/**
 * Runs `fn` in one transaction at READ COMMITTED. If the database gives the transaction up in favour of another one
 * (serialization failure, deadlock), `fn` runs again from its beginning, so it must do nothing that a rollback does not
 * undo.
 */
export async function inTransaction<T>(
  db: Db,
  fn: (trx: Trx) => Promise<T>,
  { attempts = 5, isUnlisted = false }: Circumstances = {}
): Promise<T> {
  refuseInside()
  for (let attempt = 1; ; attempt++) {
    const state: Surrounding = { open: true, last: undefined, after: [] }
    try {
      const result = await inSpan('transaction', { attempt }, () =>
        db.transaction().execute(trx => run(trx, fn, state))
      )
      if (!isUnlisted) noteWrite()
      for (const action of state.after) action()
      return result
    } catch (thrown) {
      const error = await causeOf(thrown, state)
      if (attempt >= attempts || !isRetryable(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

const writes: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])
const writing = new WeakSet<object>()

/**
 * Refuses a query on `db` inside a transaction. On PGlite, which has one connection, the query would wait for ever; on
 * PostgreSQL it would read another snapshot and could exhaust the pool.
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
 * Runs an action when the transaction around the caller is committed, and not after a rollback. A cached value may be
 * dropped only when others can read the new one.
 */
export function afterCommit(action: () => void): void {
  const state = current.getStore()
  if (!state?.open) throw new Error('Nothing is committed here: there is no transaction around the caller')
  state.after.push(action)
}

/**
 * Lets the last statement travel together with the commit. If it fails, nothing is committed, and the transaction fails with
 * its error. On the embedded database it waits for the statement.
 */
export async function finishWith(trx: Trx, last: Promise<unknown>): Promise<void> {
  const state = current.getStore()
  if (!state?.open) throw new Error('Nothing is finished here: there is no transaction around the caller')
  if (!isPipelined(trx)) return void (await last)
  state.last = last
  // `causeOf` reads it
  last.catch(() => {})
}

/** Returns the error of the last statement, if that one has made the commit fail. */
const causeOf = async (thrown: unknown, { last }: Surrounding): Promise<unknown> =>
  await Promise.resolve(last).then(
    () => thrown,
    error => error
  )

async function run<T>(trx: Trx, fn: (trx: Trx) => Promise<T>, state: Surrounding) {
  try {
    return await inPipeline(trx.withoutPlugins(), own => current.run(state, () => fn(own)))
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
