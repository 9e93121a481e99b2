import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { isFormula, type ReadRow, sheetLimits } from './cell.ts'
import { unreadable } from './unreadable.ts'

/**
 * Reads the rows of a CSV file: UTF-8, GB18030 as Chinese Excel writes it, or UTF-16, with or without BOM. Commas,
 * semicolons or tabs separate its cells, or what its first line names. Empty lines are left out.
 * @throws Refusal ENT0008 for a file that is not text
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<ReadRow> {
  const whole = decoded(bytes)
  // Excel reads the separator from a first line such as `sep=;`
  const [first = '', separator] = /^\uFEFF?"?sep=(.)"?\r?\n/i.exec(whole) ?? []
  const text = whole.slice(first.length)
  const parser = parse({
    delimiter: separator ?? delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: sheetLimits.cell * 5
  })
  try {
    for await (const { info, record } of Readable.from(slices(text)).pipe(parser)) {
      const cells = (record as string[]).map(withoutMark)
      if (cells.some(cell => cell !== '')) yield { line: Number(info.lines) + (first === '' ? 0 : 1), cells }
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
  const wide = wideEncoding(bytes)
  const hasMark = bytes.subarray(0, 3).equals(utf8Mark)
  const narrow = !hasMark && isCommonChinese(bytes) ? ['gb18030', 'utf-8'] : ['utf-8', 'gb18030']
  for (const encoding of wide ? [wide] : narrow) {
    try {
      return new TextDecoder(encoding, strict).decode(bytes)
    } catch {
      // try the next encoding
    }
  }
  return undefined
}

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])

/** Returns the encoding of text in units of two bytes: by its BOM, or by a separator or line end in such a unit. */
function wideEncoding(bytes: Buffer): string | undefined {
  if (bytes.length < 2) return undefined
  const start = bytes.readUInt16BE(0)
  if (start === 0xfffe) return 'utf-16le'
  if (start === 0xfeff) return 'utf-16be'
  if (bytes.length % 2 !== 0) return undefined
  for (let at = 0; at + 1 < Math.min(bytes.length, 10_000); at += 2) {
    const [one = 0, other = 0] = [bytes[at], bytes[at + 1]]
    if (other === 0 && separates.includes(one)) return 'utf-16le'
    if (one === 0 && separates.includes(other)) return 'utf-16be'
  }
  return undefined
}

/** The bytes of a tab, the ends of a line, a comma and a semicolon. */
const separates: readonly number[] = [9, 10, 13, 44, 59]

/**
 * Tells whether all that is not ASCII are common Chinese characters in GB2312. A few of them can also be read as UTF-8,
 * as rare letters: `模` as `ģ`. A UTF-8 text with a Chinese character is never read as GB2312 this way, because its
 * characters take three bytes.
 */
function isCommonChinese(bytes: Buffer): boolean {
  let isAny = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const next = bytes[++at] ?? 0
    if (byte < 0xb0 || byte > 0xd7 || next < 0xa1 || next > 0xfe) return false
    isAny = true
  }
  return isAny
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
