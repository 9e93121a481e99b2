/** What must not repeat: within a file, and against the table. */
import type { Language } from '@board/schemas/errors'
import type { Db } from '../../database/open.ts'
import type { Context } from '../context.ts'
import { isReadable, isWritable, type Model } from '../model.ts'
import { columnsOf, givenColumns } from '../record.ts'
import { selectTaken, selectUniqueKeys, type UniqueKey } from '../references/store.ts'
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
  /** The fields that the file gives a value; the others have their defaults. */
  readonly given: readonly string[]
}

/** A line whose record is there already. */
export interface ExistingLine {
  readonly line: number
  readonly id: number
}

/**
 * The lines that repeat what must be unique, by the table's own unique indexes, and the records that are there
 * already by what names them.
 */
export async function uniqueProblems(
  db: Db,
  context: Context,
  lines: readonly Line[]
): Promise<{ problems: LineProblem[]; existing: ExistingLine[] }> {
  const { model, deps, language } = context
  const rows = await Promise.all(
    lines.map(async ({ line, record }) => ({
      line,
      record,
      columns: await comparable(model, record, deps)
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
    const taken = await selectTaken(
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
  // what repeats something else, too, is no change of the record
  const isAlone = ({ line }: ExistingLine) => problems.filter(one => one.line === line).length === 1
  return { problems, existing: existing.filter(isAlone) }
}

/** The columns of a line; without secrets, which are slow to hash and never unique. */
async function comparable(model: Model, record: EntityRecord, deps: Context['deps']): Promise<Columns> {
  const known = Object.entries(record).filter(([name]) => {
    const field = model.fields.get(name)
    return field && isReadable(field)
  })
  const { columns } = await columnsOf(model, Object.fromEntries(known), deps)
  return { ...givenColumns(model), ...columns }
}

/** The field that a key is about: its rules say it, else its last column does, which is the more particular one. */
const fieldOf = ({ fields, rules }: Model, { index, columns }: UniqueKey): string => {
  const told = rules.constraints?.[index]
  if (told !== undefined) return told
  // what is only read may show another field's column
  const named = [...fields.values()]
    .filter(isWritable)
    .filter(({ column, rule }) => [column, ...(rule?.columns ?? [])].some(name => columns.includes(name)))
  // what stands beside a reference is what repeats there
  return (named.findLast(({ ref }) => !ref) ?? named.at(-1))?.name ?? ''
}
