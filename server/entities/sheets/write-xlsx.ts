import { Readable } from 'node:stream'
import yazl from 'yazl'
import { type Cell, isFormula, type Rows } from './cell.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of every workbook besides its sheets: a bold heading, a style for texts that look like formulas, and one for moments. */
const fixed: Readonly<Record<string, string>> = {
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`
}

/** Returns the parts that list the sheets. */
function namesOf(count: number): Readonly<Record<string, string>> {
  const each = (part: (number: number) => string) =>
    Array.from({ length: count }, (_, at) => part(at + 1)).join('')
  const types = each(n => `<Override PartName="/${sheetPath(n)}" ContentType="${sheetTypes}.worksheet+xml"/>`)
  const sheets = each(n => `<sheet name="Sheet${n}" sheetId="${n}" r:id="rId${n}"/>`)
  const targets = each(
    n => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`
  )
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="${sheetTypes}.styles+xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${targets}<Relationship Id="rId${count + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`
  }
}

const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

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
const [narrowest, widest, ofMoment] = [8, 48, 17]

function widthOf(cell: Cell): number {
  if (cell instanceof Date) return ofMoment
  return Array.from(String(cell ?? '')).reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 2)
}

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
    for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(declaration + xml), path)
  }
  let sheet: Readable | undefined
  const addSheet = (number: number) => {
    const written = Readable.from(xmlOf(heading, source, most - 1), { objectMode: false })
    sheet = written
    written.on('end', () => {
      if (source.hasMore()) return addSheet(number + 1)
      add(namesOf(number))
      zip.end()
    })
    // without a listener, an export whose database fails would end the server
    written.on('error', error => output.destroy(error))
    zip.addReadStreamLazy(sheetPath(number), done => done(null, written))
  }
  add(fixed)
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
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
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
  const mark = used === undefined ? '' : ` s="${used}"`
  return `<c t="inlineStr"${mark}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Removes characters that XML cannot hold and escapes texts such as `_x000D_`. A cell holds 32,767 characters. */
const escaped = (text: string): string =>
  text
    .slice(0, 32_767)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/_x[\dA-Fa-f]{4}_/g, match => `_x005F${match}`)
    .replaceAll(/[&<>\r]/g, character => entities[character] ?? character)
