/** Statements of a transaction that do not wait for the answers to each other. Decision 0113. */
import type { DB } from '@board/generated/database'
import { DummyDriver, PostgresDialect, type PostgresDialectConfig, Transaction } from 'kysely'
import type pg from 'pg'
import type { Trx } from '../open.ts'
import { codeOf } from '../unavailable.ts'

const dialects = new WeakMap<object, BoardDialect>()

/** The dialect of both kinds of databases. `isPipelined` says whether the pool has the option `pipeline`. */
export class BoardDialect extends PostgresDialect {
  readonly isPipelined: boolean

  constructor(config: PostgresDialectConfig, { isPipelined }: { isPipelined: boolean }) {
    super(config)
    this.isPipelined = isPipelined
  }

  override createAdapter() {
    const adapter = super.createAdapter()
    dialects.set(adapter, this)
    return adapter
  }
}

const dialectOf = (trx: Trx): BoardDialect => {
  const dialect = dialects.get(trx.getExecutor().adapter)
  if (!dialect) throw new Error('The database was not opened by this product')
  return dialect
}

/** Tells whether the statements of a transaction are sent at once. */
export const isPipelined = (trx: Trx): boolean => dialectOf(trx).isPipelined

/**
 * Runs `fn` with a transaction that sends each statement at once, in the order of the calls: those of a `Promise.all` travel
 * together. If one fails, PostgreSQL refuses those behind it, and the transaction fails with the error of that one. Kysely itself would send a statement after the answer to the
 * one before, as it still does on the embedded database.
 *
 * It refuses statements that `fn` sends after its end: a statement behind the rollback would be outside the transaction.
 */
export async function inPipeline<T>(trx: Trx, fn: (trx: Trx) => Promise<T>): Promise<T> {
  const executor = trx.getExecutor()
  const dialect = dialectOf(trx)
  let isOver = false
  let first: unknown
  const run = async (provideConnection: typeof executor.provideConnection) => {
    const own = executor.withConnectionProvider({
      async provideConnection(use) {
        if (isOver) throw new Error('The transaction is over')
        try {
          return await provideConnection(use)
        } catch (error) {
          first ??= error
          throw error
        }
      }
    })
    try {
      return await fn(
        new Transaction<DB>({ config: { dialect }, dialect, driver: new DummyDriver(), executor: own })
      )
    } catch (error) {
      throw isRefusedBehind(error) ? (first ?? error) : error
    } finally {
      isOver = true
    }
  }
  if (!dialect.isPipelined) return await run(use => executor.provideConnection(use))
  return await executor.provideConnection(connection => run(use => use(connection)))
}

/** Tells whether PostgreSQL refused a statement because one before it had failed. */
const isRefusedBehind = (error: unknown): boolean => codeOf(error) === '25P02'

/** Makes a client send what is asked of it in one turn of the event loop with one write to its socket. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } })
    .connection
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let isHeld = false
  client.query = ((...args: unknown[]) => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      process.nextTick(() => {
        isHeld = false
        stream.uncork()
      })
    }
    return query(...args)
  }) as typeof client.query
}
