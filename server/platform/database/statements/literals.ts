import { type RawBuilder, sql } from 'kysely'

/**
 * Returns values of the code as a list in SQL. They are literals, so that partial indexes on them are used. Values of a
 * request must not be written so.
 */
export const literals = (values: readonly (number | string)[]): RawBuilder<unknown> =>
  sql.join(values.map(value => sql.lit(value)))
