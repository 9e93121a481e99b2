import type { Readable } from 'node:stream'
import { Refusal } from '../../../platform/refusal.ts'
import { type ReadRow, sheetLimits } from './cell.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { otherFormat, unreadable } from './unreadable.ts'

/** The heading and the lines of an uploaded table. */
export interface Table {
  readonly heading: ReadRow
  readonly lines: readonly ReadRow[]
}

/**
 * Reads an upload by its contents, whatever its name: XLSX by its first bytes, else CSV.
 * @throws Refusal GEN0413 above 5 MB, ENT0007 above 5,000 lines, ENT0008 for a file that is not a table, ENT0013 for a
 * table of another format
 */
export async function readTable(stream: Readable): Promise<Table> {
  const bytes = await received(stream)
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  if (isOtherTable(bytes)) throw otherFormat()
  const lines: ReadRow[] = []
  for await (const row of isZip ? readXlsx(bytes) : readCsv(bytes)) {
    if (row.cells.length > sheetLimits.columns) throw unreadable()
    if (lines.length > sheetLimits.lines) throw new Refusal('ENT0007', { max: sheetLimits.lines })
    lines.push(row)
  }
  const [heading, ...rest] = lines
  if (!heading) throw unreadable()
  return { heading, lines: rest }
}

/** The first bytes of a workbook of Excel before 2007, and of an encrypted one. */
const oldWorkbook = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/**
 * Tells whether the file is a table of another format: an old or encrypted workbook, or a page or XML, which many
 * systems name `.xls` when they export.
 */
function isOtherTable(bytes: Buffer): boolean {
  if (bytes.subarray(0, 4).equals(oldWorkbook)) return true
  // UTF-16 has a zero byte beside each of these letters
  const start = bytes.toString('latin1', 0, 1000).replaceAll('\0', '')
  return /^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(\?xml|!|[a-z]+[\s>:])/i.test(start)
}

async function received(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > sheetLimits.bytes) throw new Refusal('GEN0413')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
