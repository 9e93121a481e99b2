import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { isFormula, type ReadRow, sheetLimits } from './cell.ts'
import { unreadable } from './unreadable.ts'

/**
 * Reads the rows of a CSV file: UTF-8 with or without BOM, GB18030 as Chinese Excel writes it, or UTF-16 with BOM.
 * Commas, semicolons or tabs separate its cells. Empty lines are left out.
 * @throws Refusal ENT0008 for a file that is not text
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<ReadRow> {
  const text = decoded(bytes)
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: sheetLimits.cell * 5
  })
  try {
    for await (const { info, record } of Readable.from(slices(text)).pipe(parser)) {
      const cells = (record as string[]).map(withoutMark)
      if (cells.some(cell => cell !== '')) yield { line: Number(info.lines), cells }
    }
  } catch (error) {
    throw unreadable(error)
  }
}

/** Yields the text in pieces, so that other requests are served in between. */
function* slices(text: string) {
  for (let start = 0; start < text.length; start += 65_536) yield text.slice(start, start + 65_536)
}

const strict = { fatal: true } as const

function decoded(bytes: Buffer): string {
  const text = textOf(bytes)
  if (text === undefined || text.includes('\0')) throw unreadable()
  return text
}

function textOf(bytes: Buffer): string | undefined {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  for (const encoding of isWide ? ['utf-16le'] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, strict).decode(bytes)
    } catch {
      // try the next encoding
    }
  }
  return undefined
}

/** Returns the character that separates the cells of the heading. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, Math.min(text.length, 10_000)).split(/\r?\n/, 1)[0] ?? ''
  const counts = [',', '\t', ';'].map(each => ({ each, count: heading.split(each).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.each ?? ','
}

/** Removes the quote that our own exports put before a text that looks like a formula. */
const withoutMark = (cell: string): string => {
  const trimmed = cell.trim()
  return trimmed.startsWith("'") && isFormula(trimmed.slice(1)) ? trimmed.slice(1) : trimmed
}
