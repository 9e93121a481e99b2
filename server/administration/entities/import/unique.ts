/** Checks unique values within a file and against the table. */
import type { Language } from '@board/schemas/errors/catalogue'
import type { Db } from '../../../platform/database/open.ts'
import type { Context } from '../context.ts'
import { isReadable, isWritable, type Model } from '../model.ts'
import { columnsOf, givenColumns } from '../record.ts'
import { selectExistingTuples, selectUniqueKeys, type UniqueKey } from '../references/store.ts'
import type { Columns, EntityRecord } from '../rules.ts'
import type { LineProblem } from './heading.ts'
import { filled, namedValue } from './say.ts'

const words = {
  twice: {
    'zh-CN': '{what}与第 {line} 行重复',
    'zh-TW': '{what}與第 {line} 列重複',
    'en-US': '{what} is the same as in line {line}.'
  },
  taken: { 'zh-CN': '{what}已存在', 'zh-TW': '{what}已存在', 'en-US': '{what} exists already.' }
} as const satisfies Record<string, Record<Language, string>>

export interface Line {
  readonly line: number
  readonly record: EntityRecord
  /** The fields that have a value in the file. The others have their default. */
  readonly given: readonly string[]
}

/** The fields with a problem, by line. */
export type WrongFields = ReadonlyMap<number, ReadonlySet<string>>

/** Returns the values of a record without those of wrong fields. */
export const rightValues = (record: EntityRecord, wrong: ReadonlySet<string> | undefined): EntityRecord =>
  wrong === undefined
    ? record
    : Object.fromEntries(Object.entries(record).filter(([name]) => !wrong.has(name)))

/** A line whose record exists already. */
export interface ExistingLine {
  readonly line: number
  readonly id: number
}

/**
 * Lists the lines that repeat a value of a unique index of the table, and the lines whose record exists already
 * according to its label field.
 * @param wrong the fields of each line that have a problem already, and so no value to compare
 */
export async function uniqueProblems(
  db: Db,
  context: Context,
  lines: readonly Line[],
  wrong: WrongFields = new Map()
): Promise<{ problems: LineProblem[]; existing: ExistingLine[] }> {
  const { model, deps, language } = context
  const rows = await Promise.all(
    lines.map(async ({ line, record }) => ({
      line,
      record,
      columns: await comparable(model, rightValues(record, wrong.get(line)), deps)
    }))
  )
  const problems: LineProblem[] = []
  const existing: ExistingLine[] = []
  for (const key of await selectUniqueKeys(db, model.table)) {
    const tuples = rows.flatMap(({ line, record, columns }) => {
      const tuple = key.columns.map(name => columns[name])
      return tuple.some(value => value === undefined || value === null)
        ? []
        : [{ line, record, tuple: JSON.stringify(tuple.map(String)) }]
    })
    if (tuples.length === 0) continue
    const field = fieldOf(model, key)
    const first = new Map<string, number>()
    const taken = await selectExistingTuples(
      db,
      model,
      key.columns,
      tuples.map(({ tuple }) => tuple)
    )
    for (const { line, record, tuple } of tuples) {
      const say = (text: Record<Language, string>, params: Readonly<Record<string, string>> = {}) => {
        const what = namedValue(context, field, record[field])
        problems.push({ line, field, message: filled(text[language], { ...params, what }) })
      }
      const before = first.get(tuple)
      if (before === undefined) first.set(tuple, line)
      else say(words.twice, { line: String(before) })
      const id = taken.get(tuple)
      if (before !== undefined || id === undefined) continue
      say(words.taken)
      if (field === model.label.name) existing.push({ line, id })
    }
  }
  return { problems, existing }
}

/** Returns the columns of a line without secrets, which are slow to hash and never unique. */
async function comparable(model: Model, record: EntityRecord, deps: Context['deps']): Promise<Columns> {
  const known = Object.entries(record).filter(([name]) => {
    const field = model.fields.get(name)
    return field && isReadable(field)
  })
  const { columns } = await columnsOf(model, Object.fromEntries(known), deps)
  return { ...givenColumns(model), ...columns }
}

/**
 * Returns the field of a unique index: the one that the rules name, else that of the last column, which is the most
 * specific.
 */
const fieldOf = ({ fields, rules }: Model, { index, columns }: UniqueKey): string => {
  const told = rules.constraints?.[index]
  if (told !== undefined) return told
  // a read-only field may show the column of another field
  const named = [...fields.values()]
    .filter(isWritable)
    .filter(({ column, rule }) => [column, ...(rule?.columns ?? [])].some(name => columns.includes(name)))
  // in an index with a reference, the other field is the one that repeats
  return (named.findLast(({ ref }) => !ref) ?? named.at(-1))?.name ?? ''
}
