import type { Readable } from 'node:stream'
import { momentText } from '../../../platform/calendar/time.ts'
import type { Rows } from './cell.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

export type SheetFormat = 'csv' | 'xlsx'

/** A table as a file that is written while it is read. */
export interface SheetFile {
  readonly mediaType: string
  readonly fileName: string
  readonly content: Readable
}

export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
} as const

/** Writes rows below a heading as a file. Its name holds the table's name and the day. */
export function writeSheet(
  format: SheetFormat,
  { name, heading, rows, now }: { name: string; heading: readonly string[]; rows: Rows; now: Date }
): SheetFile {
  const day = momentText(now).slice(0, 10).replaceAll('-', '')
  return {
    mediaType: mediaTypes[format],
    fileName: `${name}-${day}.${format}`,
    content: format === 'csv' ? writeCsv(heading, rows) : writeXlsx(heading, rows)
  }
}
