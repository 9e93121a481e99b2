import type pg from 'pg'
import { currentTracer } from '../../traces/spans.ts'
import type { Waiting } from '../replica/answer-watch.ts'
import { asUnavailable, codeOf } from '../unavailable.ts'
import { currentStatementLog } from './statement-log.ts'
import { type KnownStatement, StatementQuery } from './statement-query.ts'

/**
 * A mark for a statement whose best plan depends on its values, such as a search: PostgreSQL plans it each time. Other
 * statements are prepared once per connection, which saves a fifth to a third of their time.
 */
export const planPerValue = '/* plan per value */'

/**
 * Gives a name to every statement text at its third use, so that PostgreSQL keeps its plan. A text with a varying number
 * of values would be a new text each time: use `= any($1)` instead of `in (…)`.
 */
export class StatementNames {
  readonly #seen = new Map<string, KnownStatement & { count: number }>()
  readonly #max: number
  #names = 0
  #next = 0

  constructor(max = 500) {
    this.#max = max
  }

  /** Counts a use of a text. @returns the statement, with its name if it has one; undefined at the first use */
  use(text: string): KnownStatement | undefined {
    const seen = this.#seen.get(text)
    if (seen) {
      seen.count++
      if (!seen.name && seen.count === 3 && this.#names < this.#max) {
        this.#names++
        seen.name = `s${++this.#next}`
      }
      return seen
    }
    if (this.#seen.size >= this.#max * 4) this.#dropCandidates()
    if (!text.includes(planPerValue)) this.#seen.set(text, { count: 1 })
    return undefined
  }

  /**
   * Gives a statement a new name after a migration has changed the columns of its answer: no connection may use the old
   * plan.
   */
  renew(text: string) {
    const seen = this.#seen.get(text)
    if (seen?.name) seen.name = `s${++this.#next}`
  }

  #dropCandidates() {
    for (const [text, seen] of this.#seen) if (!seen.name) this.#seen.delete(text)
  }
}

/** Tells whether a statement only reads; a statement without values that begins or ends a transaction needs no plan. */
const isReading = (text: string) => /^\s*(?:select|with)\b/i.test(text)

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/** Returns a statement without a name, whose columns are not kept. */
const unknownStatement = (): KnownStatement => ({})

/**
 * Sends a statement as a query of `pg`'s own. A statement that is given as an object is copied by `pg` with the descriptors of its
 * properties, which takes as long as all else that a query needs.
 */
function sendUncopied(
  query: (query: pg.Query) => unknown,
  statement: KnownStatement,
  text: string,
  values: unknown[] | undefined
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    query(
      new StatementQuery(statement, text, values, (error, result) =>
        error ? reject(error) : resolve(result)
      )
    )
  })
}

/**
 * Makes the client name its statements, and turn errors of an unavailable database into `DatabaseUnavailable`.
 * @param waiting counts the statements that wait for their answer
 */
export function nameStatements(client: pg.PoolClient, names: StatementNames, waiting?: Waiting) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named: Query = async (text, values) => {
    const statement = (values || isReading(text) ? names.use(text) : undefined) ?? unknownStatement()
    const tracer = currentTracer()
    const log = currentStatementLog()
    const began = tracer || log ? performance.now() : 0
    waiting?.begin()
    try {
      const result = await sendUncopied(query, statement, text, values)
      log?.({ text, values, milliseconds: performance.now() - began, outcome: result.rowCount ?? 0 })
      return result
    } catch (error) {
      log?.({ text, values, milliseconds: performance.now() - began, outcome: codeOf(error) ?? 'unknown' })
      // the stack leads to the caller, and not to the socket
      if (error instanceof Error) Error.captureStackTrace(error)
      if (!statement.name || !isStalePlan(error)) throw asUnavailable(error)
      names.renew(text)
      if (client.getTransactionStatus() !== 'I') throw error
      return await named(text, values)
    } finally {
      waiting?.end()
      tracer?.query(performance.now() - began)
    }
  }
  // a text without values may have several statements; it is rare, so that `pg` may set a timer for it
  const unnamed = (first: unknown, rest: unknown[]) =>
    typeof first === 'string' && waiting
      ? query({ text: first, query_timeout: waiting.limit }, ...rest)
      : query(first, ...rest)
  client.query = ((first: unknown, ...rest: unknown[]) =>
    typeof first === 'string' && Array.isArray(rest[0]) && rest.length === 1
      ? named(first, rest[0].length > 0 ? rest[0] : undefined)
      : unnamed(first, rest)) as typeof client.query
}

/**
 * Tells whether the error is "cached plan must not change result type", which comes after a column was added to a table.
 */
export function isStalePlan(error: unknown) {
  return codeOf(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan')
}

/** Ends a connection at once, without waiting for its server: what is asked on it fails. */
export function destroyConnection(client: pg.ClientBase) {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
