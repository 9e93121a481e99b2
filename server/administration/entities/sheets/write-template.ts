import { Readable } from 'node:stream'
import yazl from 'yazl'
import { momentText } from '../../../platform/calendar/time.ts'
import { sheetLimits } from './cell.ts'
import { mediaTypes, type SheetFile } from './sheet-file.ts'
import {
  bookParts,
  escapeXml,
  fixedParts,
  main,
  sheetPath,
  textCell,
  widthOf,
  xmlDeclaration
} from './xlsx-parts.ts'

/** A column of an empty workbook. */
export interface TemplateColumn {
  readonly heading: string
  /** The sentence that appears beside a chosen cell; empty: none. */
  readonly hint: string
  /** The values to choose from; empty: any value. */
  readonly options: readonly string[]
  /** True if a cell may hold several of the values. */
  readonly takesSeveral: boolean
  readonly kind: 'text' | 'number' | 'day' | 'moment'
}

/** The styles of `fixedParts` for the cells of a column. Text keeps the zeros and digits of a code. */
const styles = { number: 0, moment: 3, text: 4, day: 5 } as const

const bold = 1

/** The sheet that has the options, one column for each. It is hidden. */
const optionsSheet = 'Options'

/** Spreadsheet programs refuse a longer hint. */
const longestHint = 255

/** Writes a workbook with a heading. Its columns offer their options. */
export function writeTemplate({
  name,
  columns,
  now
}: {
  name: string
  columns: readonly TemplateColumn[]
  now: Date
}): SheetFile {
  const zip = new yazl.ZipFile()
  const day = momentText(now).slice(0, 10).replaceAll('-', '')
  const parts = {
    ...fixedParts,
    ...bookParts([{ name: 'Sheet1' }, { name: optionsSheet, isHidden: true }]),
    [sheetPath(1)]: entrySheet(columns),
    [sheetPath(2)]: listSheet(columns)
  }
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xmlDeclaration + xml), path)
  zip.end()
  return {
    mediaType: mediaTypes.xlsx,
    fileName: `${name}-${day}.xlsx`,
    content: Readable.from(zip.outputStream as Readable)
  }
}

function entrySheet(columns: readonly TemplateColumn[]): string {
  const widths = columns.map(({ heading, kind, options }, at) => {
    const needed = Math.max(...[heading, ...options.slice(0, 50)].map(widthOf), kind === 'moment' ? 17 : 12)
    return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(48, needed)}" style="${styles[kind]}" customWidth="1"/>`
  })
  const rules = columns.flatMap((column, at) => ruleOf(column, letters(at)) ?? [])
  const heading = columns.map((column, at) => textCell(column.heading, bold, `${letters(at)}1`)).join('')
  return (
    `<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${heading}</row></sheetData>` +
    `${rules.length > 0 ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : ''}</worksheet>`
  )
}

/** Returns the rule of the cells below a heading; undefined without options and hint. */
function ruleOf({ options, hint, takesSeveral }: TemplateColumn, column: string): string | undefined {
  if (options.length === 0 && hint === '') return undefined
  const prompt = hint === '' ? '' : ` showInputMessage="1" prompt="${escapeXml(hint.slice(0, longestHint))}"`
  const cells = `sqref="${column}2:${column}${sheetLimits.lines + 1}"`
  if (options.length === 0) return `<dataValidation allowBlank="1"${prompt} ${cells}/>`
  // several values in a cell are none of the list, so the list only helps there
  const refuses = takesSeveral ? '' : ' showErrorMessage="1"'
  const list = `${optionsSheet}!$${column}$1:$${column}$${options.length}`
  return `<dataValidation type="list" allowBlank="1"${refuses}${prompt} ${cells}><formula1>${list}</formula1></dataValidation>`
}

/** The options of a column stand in the same column of their sheet. */
function listSheet(columns: readonly TemplateColumn[]): string {
  const most = Math.max(0, ...columns.map(({ options }) => options.length))
  const rows = Array.from({ length: most }, (_, row) => {
    const cells = columns.flatMap(({ options }, at) => {
      const option = options[row]
      return option === undefined ? [] : [textCell(option, undefined, `${letters(at)}${row + 1}`)]
    })
    return `<row r="${row + 1}">${cells.join('')}</row>`
  })
  return `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`
}

/** Returns the letters of a column, counted from 0. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
