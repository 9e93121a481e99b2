import type { DB } from '@board/generated/database'
import type { Db } from '@board/server/platform/database/open'
import { types } from '@board/server/platform/database/statements/parsers'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

export type Statement = { text: string; values: readonly unknown[] }

/** The product's queries for each URL: the steps run one after the other, the queries of one step concurrently. */
export type Plan = Record<string, Statement[][]>

export type Recorder = {
  /**
   * Runs a read of the product twice and returns the statements of the second run: the product keeps some results of
   * the first run and does not query them under load either.
   */
  statementsOf(read: (db: Db) => Promise<unknown>): Promise<Statement[]>
  close(): Promise<void>
}

/** Records the queries that the product sends to a database. */
export function recordStatements(url: string): Recorder {
  let asked: Statement[] = []
  const pool = new pg.Pool({ connectionString: url, types, max: 4 })
  pool.on('connect', client => {
    const query = client.query.bind(client) as (text: string, values: unknown[]) => unknown
    const recorded = (text: string, values: unknown[]) => {
      asked.push({ text, values })
      return query(text, values)
    }
    client.query = recorded as typeof client.query
  })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return {
    async statementsOf(read) {
      await read(db)
      const second: Statement[] = []
      asked = second
      await read(db)
      asked = []
      return second
    },
    close: () => db.destroy()
  }
}
