/** SQL conditions that filter the lists of administrators. */
import { type RawBuilder, sql } from 'kysely'
import { cleanLine } from '../language/clean-line.ts'
import { textContains } from './text-contains.ts'

/** Returns the condition that one of the columns contains the words; without words, no condition. */
export function textConditions(
  words: string | undefined,
  ...columns: readonly (string | RawBuilder<string>)[]
): RawBuilder<unknown>[] {
  const text = cleanLine(words ?? '')
  if (!text) return []
  return [
    sql`(${sql.join(
      columns.map(column => textContains(column, text)),
      sql` or `
    )})`
  ]
}

/** The limits of a time filter, in seconds; both are included. */
export interface Between {
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

/** Returns the conditions that a row's time lies within; none without limits. */
export function timeConditions({ startTime, endTime }: Between, column: string): RawBuilder<boolean>[] {
  const at = sql.ref(column)
  return [
    ...(startTime === undefined ? [] : [sql<boolean>`${at} >= to_timestamp(${startTime}::bigint)`]),
    ...(endTime === undefined ? [] : [sql<boolean>`${at} < to_timestamp(${endTime}::bigint + 1)`])
  ]
}
