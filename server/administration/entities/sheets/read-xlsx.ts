import { type Archive, all, type Listener, openArchive, type Tag } from './archive.ts'
import { type ReadCell, type ReadRow, SheetError, SheetNumber, sheetLimits } from './cell.ts'
import { general, type NumberFormat, readFormats } from './number-formats.ts'
import { otherFormat, unreadable } from './unreadable.ts'

/** The days between the first days of the two calendars of workbooks: those of old Macs begin in 1904. */
const daysTo1904 = 1462

/**
 * Reads the rows of an XLSX file's first visible sheet. The value of a formula is the one that was last computed. Empty
 * rows are left out. The limits count what is read, not the sizes that the file states.
 * @throws Refusal ENT0008 for a file that is not a workbook, or a hostile one, ENT0013 for an OpenDocument
 */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<ReadRow> {
  try {
    const archive = await openArchive(bytes)
    const { sheet, shared, styles, isFrom1904 } = await findParts(archive)
    // an OpenDocument is a ZIP too
    if (!archive.has(sheet)) throw archive.has('content.xml') ? otherFormat() : unreadable()
    const contents = {
      texts: await sharedTexts(archive, shared),
      formats: await readFormats(archive, styles),
      isFrom1904
    }
    yield* rowsOf(archive, sheet, contents)
  } catch (error) {
    throw unreadable(error)
  }
}

/** The paths of the parts that are read. */
interface Parts {
  readonly sheet: string
  readonly shared: string
  readonly styles: string
  readonly isFrom1904: boolean
}

/** Finds the parts by the relations of the workbook. A workbook without them has the usual paths. */
async function findParts(archive: Archive): Promise<Parts> {
  const workbook =
    (await archive.relations('')).find(({ kind }) => kind === 'officedocument')?.target ?? '/xl/workbook.xml'
  const relations = await archive.relations(workbook)
  const sheets: { id: string; isVisible: boolean }[] = []
  let isFrom1904 = false
  const open = ({ name, attributes: { id = '', state = 'visible', date1904 = '0' } }: Tag) => {
    if (name === 'sheet') sheets.push({ id, isVisible: state === 'visible' })
    if (name === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true'
  }
  await all(archive.parse(workbook, { open }))
  const tables = sheets.flatMap(({ id, isVisible }) => {
    const found = relations.find(relation => relation.id === id && relation.kind === 'worksheet')
    return found && isVisible ? [found.target] : []
  })
  const target = (kind: string) => relations.find(relation => relation.kind === kind)?.target
  return {
    sheet: tables[0] ?? '/xl/worksheets/sheet1.xml',
    shared: target('sharedstrings') ?? '/xl/sharedStrings.xml',
    styles: target('styles') ?? '/xl/styles.xml',
    isFrom1904
  }
}

/** Returns the texts that cells refer to by number. Rich text loses the pronunciation above it. */
async function sharedTexts(archive: Archive, path: string): Promise<readonly string[]> {
  const texts: string[] = []
  let text = ''
  let inText = false
  let spoken = 0
  const listener: Listener = {
    open({ name }) {
      if (name === 'si') text = ''
      if (name === 'rPh') spoken++
      inText = name === 't' && spoken === 0
    },
    text: part => {
      if (inText && text.length <= sheetLimits.cell) text += part
    },
    close(name) {
      if (name === 'rPh') spoken--
      if (name === 't') inText = false
      if (name !== 'si') return
      if (texts.length >= sheetLimits.shared) throw unreadable()
      texts.push(text.slice(0, sheetLimits.cell + 1))
    }
  }
  await all(archive.parse(path, listener))
  return texts
}

/** The parts of a workbook to which cells refer. */
interface Contents {
  readonly texts: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly isFrom1904: boolean
}

interface RawCell {
  readonly at: number
  readonly type: string
  readonly style: number
  text: string
}

async function* rowsOf(archive: Archive, sheet: string, contents: Contents): AsyncGenerator<ReadRow> {
  const ready: ReadRow[] = []
  let line = 0
  let cells: ReadCell[] = []
  let cell: RawCell = { at: 0, type: '', style: 0, text: '' }
  let takesText = false
  let spoken = 0
  const listener: Listener = {
    open({ name, attributes: { r, t = '', s = 0 } }) {
      if (name === 'row') {
        line = Number(r ?? line + 1)
        cells = []
      }
      if (name === 'c') cell = { at: columnOf(r) ?? cells.length, type: t, style: Number(s), text: '' }
      if (name === 'rPh') spoken++
      takesText = (name === 'v' || name === 't') && spoken === 0
    },
    text: part => {
      if (takesText && cell.text.length <= sheetLimits.cell) cell.text += part
    },
    close(name) {
      if (name === 'rPh') spoken--
      if (name === 'v' || name === 't') takesText = false
      if (name === 'c' && cell.text !== '') {
        if (cell.at >= sheetLimits.columns) throw unreadable()
        while (cells.length < cell.at) cells.push('')
        cells[cell.at] = contentOf(cell, contents)
      } else if (name === 'c' && cell.at === cells.length && cell.at < sheetLimits.columns) cells.push('')
      if (name === 'row' && cells.some(value => value !== '')) ready.push({ line, cells })
    }
  }
  for await (const _ of archive.parse(sheet, listener)) yield* ready.splice(0)
  yield* ready
}

/** Returns the column of a reference such as `AB12`, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(reference ?? '')?.[1]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function contentOf({ type, style, text }: RawCell, { texts, formats, isFrom1904 }: Contents): ReadCell {
  if (type === 's') return plain(texts[Number(text)] ?? '')
  if (type === 'b') return text === '1' || text === 'true' ? 'true' : 'false'
  if (type === 'e') return new SheetError(text.trim())
  // a day as text: Excel itself writes days as numbers
  if (type === 'd')
    return text
      .trim()
      .replace(/T00:00:00(\.0+)?Z?$/, '')
      .replace(/(\.\d+)?Z?$/, '')
  if (type !== '' && type !== 'n') return plain(text)
  const number = Number(text)
  if (!Number.isFinite(number)) return plain(text)
  const { code, isDate } = formats[style] ?? general
  return new SheetNumber(isDate && isFrom1904 ? number + daysTo1904 : number, code)
}

/** Decodes `_x000D_`, the form in which Excel writes a character that XML cannot hold. */
const plain = (text: string): string =>
  text
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16))
    )
    .replaceAll('\0', '')
    .trim()
