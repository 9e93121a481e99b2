/** Texts for values of references, dictionaries, enums and moments, in the reader's language. */
import { type Language, languages } from '@board/schemas/errors/catalogue'
import { listDictionary } from '../../directory/site/dictionaries.ts'
import { momentText } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { type Context, modelOfRef } from './context.ts'
import { type Field, itemSchema, type Model } from './model.ts'
import { selectLabels } from './references/store.ts'
import { type Point, pointText } from './rows/points.ts'
import type { EntityRecord } from './rules.ts'
import type { Cell } from './sheets/cell.ts'

/** The texts of a boolean. */
export const yesNo: Readonly<Record<Language, readonly [yes: string, no: string]>> = {
  'zh-CN': ['是', '否'],
  'zh-TW': ['是', '否'],
  'en-US': ['Yes', 'No']
}
/** The separator between the values of a list. */
export const comma: Readonly<Record<Language, string>> = { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' }

/** The text of each value of a field. */
export type Words = ReadonlyMap<string, string>

/** Returns the labels of a dictionary in a language. */
export async function dictionaryWords(db: Db | Trx, dictionary: string, language: Language): Promise<Words> {
  const values = await listDictionary(db, dictionary, language)
  return new Map(values.map(({ dictValue, dictLabel }) => [dictValue, dictLabel]))
}

/**
 * Returns the texts of a field's values in a language: from its dictionary, else from its enum, else `yes` and `no`;
 * undefined if the field has none.
 */
export async function wordsOf(
  db: Db | Trx,
  { texts }: Model,
  field: Field,
  language: Language
): Promise<Words | undefined> {
  const item = itemSchema(field)
  const dictionary = field.schema['x-dict'] ?? item['x-dict']
  if (dictionary !== undefined) return dictionaryWords(db, dictionary, language)
  const words = texts[language].enums?.[field.name]
  if (words) return new Map(Object.entries(words))
  const [yes, no] = yesNo[language]
  return field.kind === 'boolean'
    ? new Map([
        ['true', yes],
        ['false', no]
      ])
    : undefined
}

/** Returns the texts of a field in every language: an imported file may use any of them. */
export const wordsInAllLanguages = async (db: Db | Trx, model: Model, field: Field): Promise<Words[]> => {
  const all = await Promise.all(languages.map(language => wordsOf(db, model, field, language)))
  return all.filter(words => words !== undefined)
}

/** Turns a batch of records into rows of cells, in the columns given. */
export async function cellsOf(
  db: Db,
  context: Context,
  columns: readonly string[],
  records: readonly EntityRecord[]
): Promise<Cell[][]> {
  const { model, language } = context
  const writers = await Promise.all(
    columns.map(async name => {
      const field = model.fields.get(name)
      if (!field) return ({ id }: EntityRecord): Cell => Number(id)
      const words = field.ref
        ? await labelsFor(db, context, field, records)
        : await wordsOf(db, model, field, language)
      return (record: EntityRecord) => cellOf(field, record[name], words, language)
    })
  )
  return records.map(record => writers.map(write => write(record)))
}

async function labelsFor(
  db: Db,
  context: Context,
  field: Field,
  records: readonly EntityRecord[]
): Promise<Words> {
  const ids = new Set(records.flatMap(record => [record[field.name]].flat()))
  const wanted = [...ids].filter(id => typeof id === 'number')
  if (wanted.length === 0 || !field.ref) return new Map()
  const rows = await selectLabels(db, modelOfRef(context, field.ref.entity), wanted)
  return new Map(rows.map(({ id, label }) => [String(id), label]))
}

function cellOf(field: Field, value: unknown, words: Words | undefined, language: Language): Cell {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) {
    return value
      .map(one => String(cellOf({ ...field, isArray: false }, one, words, language)))
      .join(comma[language])
  }
  if (field.kind === 'file') return (value as { fileName: string }).fileName
  const word = words?.get(String(value))
  if (word !== undefined) return word
  if (field.kind === 'moment') return momentText(new Date(Number(value) * 1000))
  if (field.kind === 'dateTime') return momentText(new Date(String(value)))
  if (field.kind === 'point') return pointText(value as Point)
  if (field.kind === 'json') return JSON.stringify(value)
  return typeof value === 'number' ? value : String(value)
}
