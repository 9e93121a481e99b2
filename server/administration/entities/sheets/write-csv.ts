import { Readable } from 'node:stream'
import { momentText } from '../../../platform/calendar/time.ts'
import { type Cell, isFormula, type Rows } from './cell.ts'

/** Writes a CSV file for Excel: UTF-8 with BOM, CRLF, and a quote before every text that looks like a formula. */
export function writeCsv(heading: readonly string[], rows: Rows): Readable {
  return Readable.from(lines(heading, rows), { objectMode: false })
}

async function* lines(heading: readonly string[], rows: Rows) {
  yield `\uFEFF${lineOf(heading)}`
  for await (const batch of rows) if (batch.length > 0) yield batch.map(lineOf).join('')
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell instanceof Date ? momentText(cell) : (cell ?? '')
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n\t;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
