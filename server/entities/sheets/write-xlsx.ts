import { Readable } from 'node:stream'
import yazl from 'yazl'
import { type Cell, isFormula, type Rows } from './cell.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What every workbook has besides its cells: one sheet, a bold heading, and a style for texts that look like formulas. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetTypes}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetTypes}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`
}

const bold = 1
const quoted = 2

/** An XLSX file whose one sheet is written as its rows come, never held whole. Every text is marked as text. */
export function writeXlsx(heading: readonly string[], rows: Rows): Readable {
  const zip = new yazl.ZipFile()
  const sheet = Readable.from(xmlOf(heading, rows), { objectMode: false })
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(declaration + xml), path)
  zip.addReadStreamLazy('xl/worksheets/sheet1.xml', done => done(null, sheet))
  zip.end()
  const output = zip.outputStream as Readable
  // whoever reads may go away, and the database may
  output.on('close', () => sheet.destroy())
  zip.on('error', error => output.destroy(error))
  return output
}

async function* xmlOf(heading: readonly string[], rows: Rows) {
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  yield rowOf(heading, bold)
  for await (const batch of rows) if (batch.length > 0) yield batch.map(cells => rowOf(cells)).join('')
  yield '</sheetData></worksheet>'
}

const rowOf = (cells: readonly Cell[], style?: number): string =>
  `<row>${cells.map(cell => cellOf(cell, style)).join('')}</row>`

function cellOf(cell: Cell, style?: number): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  const used = style ?? (isFormula(cell) ? quoted : undefined)
  const mark = used === undefined ? '' : ` s="${used}"`
  return `<c t="inlineStr"${mark}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** XML holds no control characters; `_x000D_` would be read as one. A cell holds 32,767 characters. */
const escaped = (text: string): string =>
  text
    .slice(0, 32_767)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/_x[\dA-Fa-f]{4}_/g, match => `_x005F${match}`)
    .replaceAll(/[&<>\r]/g, character => entities[character] ?? character)
