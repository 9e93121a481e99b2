import { type RawBuilder, sql } from 'kysely'

/**
 * Returns a value in a form that hides it from the planner. PostgreSQL then keeps one plan for all values; otherwise it plans a
 * statement each time whenever some values seem cheaper to it than the average (docs/decisions/0130). It is for statements that
 * have one best plan.
 */
export const opaque = (value: number): RawBuilder<number> => sql`(select ${value}::integer)`

/** Returns a list of numbers in such a form. The second cast makes `any(…)` take it as a list and not as rows. */
export const opaqueList = (values: readonly number[]): RawBuilder<number[]> =>
  sql`(select ${[...values]}::integer[])::integer[]`
