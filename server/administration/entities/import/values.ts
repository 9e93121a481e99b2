/** Reads the cells of a file as values of fields. */
import { mobileOf } from '@board/schemas/facts/contact'
import { mobilePattern } from '@board/schemas/facts/formats'
import { plainForm } from '@board/schemas/facts/text/plain-form'
import type { Db } from '../../../platform/database/open.ts'
import { type Context, modelOfRef } from '../context.ts'
import type { Field } from '../model.ts'
import { selectByLabel } from '../references/store.ts'
import { readPoint } from '../rows/points.ts'
import { type ReadCell as Cell, SheetError, SheetNumber, shownText } from '../sheets/cell.ts'
import { wordsInAllLanguages, wordsOf } from '../words.ts'

/** Reads one cell. */
type ReadCell = (cell: Cell) => unknown

/** Reads the cells of one column. */
export interface ColumnReader {
  /**
   * Returns the value of a cell; `undefined` for an empty cell. A cell that cannot be read stays unchanged or becomes
   * `Unresolved`, which the schema refuses.
   */
  readonly read: ReadCell
  /** Returns the text in the file for a value that was read. */
  readonly written: (value: unknown) => string
}

/** The name of a reference that matches no record, or several. */
export class Unresolved {
  readonly name: string
  readonly isSeveral: boolean

  constructor(name: string, isSeveral: boolean) {
    this.name = name
    this.isSeveral = isSeveral
  }
}

/** A cell that has no value: its formula has `failed`, or its number is `rounded` although it is meant as a text. */
export class WrongCell {
  readonly kind: 'failed' | 'rounded'
  readonly text: string

  constructor(kind: WrongCell['kind'], text: string) {
    this.kind = kind
    this.text = text
  }
}

/** A word that is no choice of its field. */
export class UnknownWord {
  readonly word: string
  /** The words of the field, in the reader's language. */
  readonly choices: readonly string[]

  constructor(word: string, choices: readonly string[]) {
    this.word = word
    this.choices = choices
  }
}

/** The kinds of fields whose values are numbers. */
const numeric: ReadonlySet<Field['kind']> = new Set([
  'integer',
  'number',
  'boolean',
  'date',
  'moment',
  'dateTime'
])

/** The separators between the values of a list in one cell. */
const separators = /[,，、;；]/

/**
 * Makes the reader of a column.
 * @param cells the whole column, so that one query looks up all its references
 */
export async function columnReader(
  db: Db,
  context: Context,
  field: Field,
  cells: readonly Cell[]
): Promise<ColumnReader> {
  const parts = (cell: Cell) =>
    shownText(cell)
      .split(separators)
      .map(part => part.trim())
      .filter(part => part !== '')
  const singles = field.isArray ? cells.flatMap(parts) : cells.map(shownText)
  const isNumeric = numeric.has(field.kind)
  const readOne = field.ref
    ? await referenceReader(db, context, field, singles)
    : await valueReader(db, context, field)
  const texts = new Map<unknown, string>()
  const one = (cell: Cell) => {
    const value = readOne(cell)
    texts.set(value, shownText(cell))
    return value
  }
  return {
    read: cell => {
      if (cell === '') return undefined
      if (cell instanceof SheetError) return new WrongCell('failed', cell.text)
      if (cell instanceof SheetNumber && cell.isRounded && !isNumeric)
        return new WrongCell('rounded', cell.text)
      return field.isArray ? parts(cell).map(one) : one(cell)
    },
    written: value => texts.get(value) ?? String(value)
  }
}

/**
 * Reads references by the label or the id of the other record. A label of several records is not resolved, because only
 * the id is unique.
 */
async function referenceReader(
  db: Db,
  context: Context,
  { ref }: Field,
  cells: readonly string[]
): Promise<ReadCell> {
  if (!ref) return cell => cell
  const labels = [...new Set(cells.filter(label => label !== ''))]
  const rows = await selectByLabel(db, modelOfRef(context, ref.entity), labels)
  const byLabel = Map.groupBy(rows, ({ label }) => label)
  return cell => {
    const text = shownText(cell)
    const found = byLabel.get(text) ?? []
    if (found.length === 1) return found[0]?.id
    const id = cell instanceof SheetNumber ? String(cell.value) : text
    if (found.length === 0 && /^\d{1,10}$/.test(id)) return Number(id)
    return new Unresolved(text, found.length > 1)
  }
}

async function valueReader(db: Db, { model, language }: Context, field: Field): Promise<ReadCell> {
  const words = await wordsInAllLanguages(db, model, field)
  const choices = [...((await wordsOf(db, model, field, language))?.values() ?? [])]
  const isNumber = field.kind === 'integer' || field.kind === 'number' || field.kind === 'boolean'
  const codes = new Map(
    words.flatMap(each => [...each].map(([code, word]) => [word.toLowerCase(), code] as const))
  )
  const known = new Set(codes.values())
  return cell => {
    const text = shownText(cell)
    const value = plainValue(field, codes.get(text.toLowerCase()) ?? cell)
    const isRead = isNumber
      ? typeof value === 'number' || typeof value === 'boolean'
      : known.has(String(value))
    return !isRead && choices.length > 0 ? new UnknownWord(text, choices) : value
  }
}

const truths: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false }

function plainValue({ kind, schema }: Field, cell: Cell): unknown {
  const text = shownText(cell)
  switch (kind) {
    case 'integer':
    case 'number':
      if (cell instanceof SheetNumber) return cell.value
      return numberOf(text) ?? text
    case 'boolean':
      return truths[text.toLowerCase()] ?? text
    case 'date':
      return dayOf(cell) ?? text
    case 'moment':
      return momentOf(cell) ?? text
    case 'point':
      return readPoint(text) ?? text
    case 'dateTime': {
      const at = momentOf(cell)
      return at === undefined ? text : new Date(at * 1000).toISOString()
    }
    default:
      return schema.pattern === mobilePattern ? mobileOf(text) : text
  }
}

/** Reads a number in any width. */
function numberOf(text: string): number | undefined {
  const plain = plainForm(text).text.trim()
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined
}

/** Converts a day of a spreadsheet, which counts from 30 December 1899. */
const spreadsheetDay = (days: number): Date => new Date(Math.round((days - 25_569) * 86_400_000))
const shape = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** A day without separators: `20260301`. */
const digits = /^((?:19|20)\d{2})(\d{2})(\d{2})$/

/** Reads a text such as `2026-03-01 08:30` as if it were UTC; undefined for a day that does not exist. */
function partsOf(cell: Cell): Date | undefined {
  if (cell instanceof SheetNumber && cell.value > 0 && cell.value < 2_958_466)
    return spreadsheetDay(cell.value)
  const match = shape.exec(shownText(cell)) ?? digits.exec(shownText(cell))
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map(part => Number(part ?? 0))
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day && hour < 24 && minute < 60
    ? at
    : undefined
}

const dayOf = (cell: Cell): string | undefined => partsOf(cell)?.toISOString().slice(0, 10)

/** Returns whole seconds. A file's times are those of Shanghai, eight hours ahead of UTC. */
function momentOf(cell: Cell): number | undefined {
  const at = partsOf(cell)
  return at && Math.floor(at.getTime() / 1000) - 8 * 3600
}
