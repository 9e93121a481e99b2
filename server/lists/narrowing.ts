/** What narrows lists of administrators, written as SQL. */
import { type RawBuilder, sql } from 'kysely'

/** Rows of which one of the columns holds the words; all where there are none. */
export function containing(
  words: string | undefined,
  ...columns: readonly (string | RawBuilder<string>)[]
): RawBuilder<unknown>[] {
  const text = words?.trim()
  if (!text) return []
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return [
    sql`(${sql.join(
      columns.map(column => sql`${typeof column === 'string' ? sql.ref(column) : column} ilike ${like}`),
      sql` or `
    )})`
  ]
}

/** Moments that a list is narrowed by, in seconds; both are meant. */
export interface Between {
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

/** Rows whose moment lies within; all where nothing is said. */
export function between({ startTime, endTime }: Between, column: string): RawBuilder<unknown>[] {
  const at = sql.ref(column)
  return [
    ...(startTime === undefined ? [] : [sql`${at} >= to_timestamp(${startTime}::bigint)`]),
    ...(endTime === undefined ? [] : [sql`${at} < to_timestamp(${endTime}::bigint + 1)`])
  ]
}
