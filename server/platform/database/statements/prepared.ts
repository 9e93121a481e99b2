import type { DB } from '@board/generated/database'
import {
  type Compilable,
  type CompiledQuery,
  createQueryId,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder
} from 'kysely'
import type { Db, Trx } from '../open.ts'
import { guard } from '../transaction.ts'

/** A place in a statement, in which each call puts its own value. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Compiles statements and cannot run them. */
const compiling = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler()
  }
})

type Statement<Row> = Pick<CompiledQuery<Row>, 'sql' | 'query' | 'parameters'>

/**
 * Makes a statement that is compiled once for each set of names of its values, and not at each call. `make` gets a place
 * for each value, so it cannot look at a value; a value that is undefined has no place, as in Kysely's `values` and `set`.
 * The names of the values must not come from outside, because each set of them is kept. Decision 0127.
 * @returns the rows
 */
export function prepared<Values extends object, Row>(
  make: (db: Db, values: Values) => Compilable<Row> | RawBuilder<Row>
): (db: Db | Trx, values: Values) => Promise<Row[]> {
  const statements = new Map<string, Statement<Row>>()
  const compile = (names: readonly string[], shape: string): Statement<Row> => {
    const places = Object.fromEntries(names.map(name => [name, new Place(name)]))
    const statement = make(compiling, places as Values).compile(compiling)
    statements.set(shape, statement)
    return statement
  }
  return async (db, row) => {
    const values = row as Readonly<Record<string, unknown>>
    const names = Object.keys(values).filter(name => values[name] !== undefined)
    const shape = names.join()
    const { sql, query, parameters: given } = statements.get(shape) ?? compile(names, shape)
    const parameters = given.map(one => (one instanceof Place ? values[one.name] : one))
    const queryId = createQueryId()
    // Kysely asks its plugins only about queries that it builds
    if (!db.isTransaction) guard.transformQuery({ node: query, queryId })
    const { rows } = await db.executeQuery<Row>({ sql, query, parameters, queryId })
    return rows
  }
}

/** Returns the one row of a statement that always returns one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A statement returned no row')
  return row
}
