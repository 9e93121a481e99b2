import { type RawBuilder, sql } from 'kysely'

/** A moment as whole seconds (specification 9). */
export const seconds = (column: string): RawBuilder<number | null> =>
  sql`floor(extract(epoch from ${sql.ref(column)}))::bigint`

/** Whole seconds as a moment. */
export const fromSeconds = (at: number): Date => new Date(at * 1000)
