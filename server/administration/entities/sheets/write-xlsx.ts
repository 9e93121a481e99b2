import { Readable } from 'node:stream'
import yazl from 'yazl'
import { type Cell, isFormula, type Rows } from './cell.ts'
import { bookParts, fixedParts, main, sheetPath, textCell, widthOf, xmlDeclaration } from './xlsx-parts.ts'

/** The largest number of rows of a sheet, including the heading. Spreadsheet programs open no more. */
const maxRows = 1_048_576

const bold = 1
const quoted = 2
const dated = 3

/** The days from the first day of spreadsheets, 30 December 1899, to 1 January 1970. */
const daysBefore1970 = 25_569
const day = 86_400_000
/** Moments are shown in the time of Shanghai. */
const shanghai = 8 * 3_600_000
const serialOf = (moment: Date): number => (moment.getTime() + shanghai) / day + daysBefore1970

/** The widths of a column, in characters of a digit's width. */
const [narrowest, widest] = [8, 48]

/** Returns the columns, each as wide as its heading and the first rows need. */
function columnsOf(heading: readonly string[], rows: Batch): string {
  if (heading.length === 0) return ''
  const columns = heading.map((name, at) => {
    const needed = Math.max(widthOf(name), ...rows.map(cells => widthOf(cells[at] ?? null)))
    const width = Math.min(widest, Math.max(narrowest, needed))
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  return `<cols>${columns.join('')}</cols>`
}

/**
 * Writes an XLSX file row by row, without keeping all of it in memory. Every text is marked as text. If a sheet is
 * full, the next rows go to another sheet with the same heading.
 * @param most the rows of a sheet, including the heading
 */
export function writeXlsx(heading: readonly string[], rows: Rows, most = maxRows): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  const source = sourceOf(rows)
  const add = (parts: Readonly<Record<string, string>>) => {
    for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xmlDeclaration + xml), path)
  }
  let sheet: Readable | undefined
  const addSheet = (number: number) => {
    const written = Readable.from(xmlOf(heading, source, most - 1), { objectMode: false })
    sheet = written
    written.on('end', () => {
      if (source.hasMore()) return addSheet(number + 1)
      add(bookParts(Array.from({ length: number }, (_, at) => ({ name: `Sheet${at + 1}` }))))
      zip.end()
    })
    // without a listener, an export whose database fails would end the server
    written.on('error', error => output.destroy(error))
    zip.addReadStreamLazy(sheetPath(number), done => done(null, written))
  }
  add(fixedParts)
  addSheet(1)
  // the reader may close the connection, and the database may fail
  output.on('close', () => {
    sheet?.destroy()
    // nobody is left to receive this error
    source.close().catch(() => {})
  })
  zip.on('error', error => output.destroy(error))
  return output
}

type Batch = readonly (readonly Cell[])[]

/** The rows that several sheets take, one after another. */
interface Source {
  /** Returns up to `most` next rows; an empty list after the last row. */
  take(most: number): Promise<Batch>
  /** Tells whether there are rows that no sheet has taken. */
  hasMore(): boolean
  close(): Promise<unknown>
}

function sourceOf(rows: Rows): Source {
  const batches = rows[Symbol.asyncIterator]()
  let held: Batch = []
  return {
    async take(most) {
      while (held.length === 0) {
        const next = await batches.next()
        if (next.done) return []
        held = next.value
      }
      const taken = held.slice(0, most)
      held = held.slice(most)
      return taken
    },
    hasMore: () => held.length > 0,
    close: async () => batches.return?.()
  }
}

async function* xmlOf(heading: readonly string[], source: Source, most: number) {
  yield `${xmlDeclaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  let batch = await source.take(most)
  yield `${columnsOf(heading, batch)}<sheetData>${rowOf(heading, bold)}`
  for (let room = most; batch.length > 0; ) {
    room -= batch.length
    yield batch.map(cells => rowOf(cells)).join('')
    if (room <= 0) break
    batch = await source.take(room)
  }
  // reads the row that would begin another sheet, but takes none
  await source.take(0)
  yield '</sheetData></worksheet>'
}

const rowOf = (cells: readonly Cell[], style?: number): string =>
  `<row>${cells.map(cell => cellOf(cell, style)).join('')}</row>`

function cellOf(cell: Cell, style?: number): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c s="${dated}"><v>${serialOf(cell)}</v></c>`
  const used = style ?? (isFormula(cell) ? quoted : undefined)
  return textCell(cell, used)
}
