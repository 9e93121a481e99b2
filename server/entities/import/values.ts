/** Reads the cells of a file as values of fields. */
import { mobileOf } from '@board/schemas/contact'
import { mobilePattern } from '@board/schemas/formats'
import { plainForm } from '@board/schemas/plain-form'
import type { Db } from '../../database/open.ts'
import { type Context, modelOfRef } from '../context.ts'
import type { Field } from '../model.ts'
import { readPoint } from '../points.ts'
import { selectByLabel } from '../references/store.ts'
import { wordsInAllLanguages, wordsOf } from '../words.ts'

type Cell = string | number

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

/** A word that is no choice of a field whose numbers are shown as words. */
export class UnknownWord {
  readonly word: string
  /** The words of the field, in the reader's language. */
  readonly choices: readonly string[]

  constructor(word: string, choices: readonly string[]) {
    this.word = word
    this.choices = choices
  }
}

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
    String(cell)
      .split(separators)
      .map(part => part.trim())
      .filter(part => part !== '')
  const singles = field.isArray ? cells.flatMap(parts) : cells
  const readOne = field.ref
    ? await referenceReader(db, context, field, singles)
    : await valueReader(db, context, field)
  const texts = new Map<unknown, string>()
  const one = (cell: Cell) => {
    const value = readOne(cell)
    texts.set(value, String(cell))
    return value
  }
  return {
    read: cell => {
      if (cell === '') return undefined
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
  cells: readonly Cell[]
): Promise<ReadCell> {
  if (!ref) return cell => cell
  const labels = [...new Set(cells.map(String).filter(label => label !== ''))]
  const rows = await selectByLabel(db, modelOfRef(context, ref.entity), labels)
  const byLabel = Map.groupBy(rows, ({ label }) => label)
  return cell => {
    const found = byLabel.get(String(cell)) ?? []
    if (found.length === 1) return found[0]?.id
    if (found.length === 0 && /^\d{1,10}$/.test(String(cell))) return Number(cell)
    return new Unresolved(String(cell), found.length > 1)
  }
}

async function valueReader(db: Db, { model, language }: Context, field: Field): Promise<ReadCell> {
  const words = await wordsInAllLanguages(db, model, field)
  const choices = [...((await wordsOf(db, model, field, language))?.values() ?? [])]
  const isNumber = field.kind === 'integer' || field.kind === 'number' || field.kind === 'boolean'
  const codes = new Map(
    words.flatMap(each => [...each].map(([code, word]) => [word.toLowerCase(), code] as const))
  )
  return cell => {
    const value = plainValue(field, codes.get(String(cell).toLowerCase()) ?? cell)
    const isRead = typeof value === 'number' || typeof value === 'boolean'
    return isNumber && !isRead && choices.length > 0 ? new UnknownWord(String(cell), choices) : value
  }
}

const truths: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false }

function plainValue({ kind, schema }: Field, cell: Cell): unknown {
  const text = String(cell)
  switch (kind) {
    case 'integer':
    case 'number':
      return numberOf(text) ?? cell
    case 'boolean':
      return truths[text.toLowerCase()] ?? cell
    case 'date':
      return dayOf(cell) ?? cell
    case 'moment':
      return momentOf(cell) ?? cell
    case 'point':
      return readPoint(text) ?? cell
    case 'dateTime': {
      const at = momentOf(cell)
      return at === undefined ? cell : new Date(at * 1000).toISOString()
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

/** Reads a text such as `2026-03-01 08:30` as if it were UTC; undefined for a day that does not exist. */
function partsOf(cell: Cell): Date | undefined {
  if (typeof cell === 'number') return cell > 0 && cell < 2_958_466 ? spreadsheetDay(cell) : undefined
  const match = shape.exec(cell)
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
