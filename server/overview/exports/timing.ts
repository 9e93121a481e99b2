/** The two cells of a deadline: its moment, and how the row stands against it. */
import type { Language } from '@board/schemas/errors/catalogue'
import { standingLabel, standingOf, standingWords, type Timing } from '@board/schemas/facts/timing'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { Cell } from '../../administration/entities/sheets/cell.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Row } from './cells.ts'

/** Tells whether a column is the deadline of rows that have a timing. */
export const isTimed = (properties: Readonly<Record<string, JsonSchema>>, column: string): boolean =>
  column === 'deadlineAt' && Object.hasOwn(properties, 'timing')

/** Returns the heading of the second cell. */
export const timingLabel = (language: Language): string => standingLabel[language]

const timingIn = (row: Row): Timing | null => (row.timing as Timing | null | undefined) ?? null

/** Writes the moment of the deadline; that of a row which is answered, too. */
export function timedDeadline(row: Row): Cell {
  const dueAt = timingIn(row)?.dueAt ?? row.deadlineAt
  return typeof dueAt === 'number' ? new Date(dueAt * 1000) : null
}

/** Returns the function that writes how a row stands: 还剩 2 个工作日, 按时; an empty cell without a timing. */
export const timingCell =
  (language: Language, now: Date) =>
  (row: Row): Cell => {
    const timing = timingIn(row)
    return timing && standingWords(standingOf(timing, seconds(now)), language)
  }
