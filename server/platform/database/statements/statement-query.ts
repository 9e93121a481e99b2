import pg from 'pg'

/** The columns of a statement's answer, as `pg` keeps them to read rows. */
interface Columns {
  fields: readonly pg.FieldDef[]
  _parsers: readonly unknown[]
  _prebuiltEmptyResultObject: object
}

/** A statement that is sent repeatedly, with what its pool knows of it. */
export interface KnownStatement {
  /** The name of its plan on each connection. */
  name?: string
  /** The columns of its last answer; only a statement with a name has them. */
  columns?: Columns
}

/** The parts of `pg`'s own query that this file relies on; `statement-query.test.ts` tests them. */
interface ReadingQuery {
  _result: Columns
  _accumulateRows: boolean
  handleRowDescription(message: { fields: readonly pg.FieldDef[] }): void
}

const PgQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[] | undefined,
  callback: (error: Error | undefined, result: unknown) => void
) => pg.Query & ReadingQuery

/**
 * A query of a known statement. PostgreSQL describes the columns with every answer, and `pg` makes a new form of row each time:
 * for a task board with its 54 columns that takes longer than reading the rows. Here the first answer of a statement makes the
 * form, and later ones with the same columns share it. Decision 0132.
 */
export class StatementQuery extends PgQuery {
  readonly #statement: KnownStatement

  constructor(
    statement: KnownStatement,
    text: string,
    values: unknown[] | undefined,
    callback: (error: Error | undefined, result: pg.QueryResult) => void
  ) {
    super(text, values, (error, result) => callback(error, result as pg.QueryResult))
    this.#statement = statement
    if (statement.name) Object.assign(this, { name: statement.name })
  }

  override handleRowDescription(message: { fields: readonly pg.FieldDef[] }): void {
    const { name, columns: known } = this.#statement
    if (known && haveSameColumns(known.fields, message.fields)) {
      this._result.fields = known.fields
      this._result._parsers = known._parsers
      this._result._prebuiltEmptyResultObject = known._prebuiltEmptyResultObject
      this._accumulateRows = true
      return
    }
    super.handleRowDescription(message)
    if (!name) return
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#statement.columns = { fields, _parsers, _prebuiltEmptyResultObject }
  }
}

/** Compares what rows are read by: a migration can give a text other columns. */
const haveSameColumns = (known: readonly pg.FieldDef[], fields: readonly pg.FieldDef[]): boolean =>
  known.length === fields.length &&
  known.every((field, index) => {
    const other = fields[index]
    return (
      field.name === other?.name && field.dataTypeID === other.dataTypeID && field.format === other.format
    )
  })
