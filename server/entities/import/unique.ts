/** What must not repeat: within a file, and against the table. */
import type { Language } from '@board/schemas/errors'
import type { Db } from '../../database/open.ts'
import type { Context } from '../context.ts'
import { isReadable, isWritable, type Model } from '../model.ts'
import { columnsOf, givenColumns } from '../record.ts'
import { selectTaken, selectUniqueKeys } from '../references/store.ts'
import type { Columns, EntityRecord } from '../rules.ts'
import type { LineProblem } from './heading.ts'

const words = {
  twice: {
    'zh-CN': '与第 {line} 行重复',
    'zh-TW': '與第 {line} 列重複',
    'en-US': 'is the same as in line {line}'
  },
  taken: { 'zh-CN': '已存在', 'zh-TW': '已存在', 'en-US': 'exists already' }
} as const satisfies Record<string, Record<Language, string>>

export interface Line {
  readonly line: number
  readonly record: EntityRecord
}

/** The lines that repeat what must be unique, by the table's own unique indexes. */
export async function uniqueProblems(
  db: Db,
  context: Context,
  lines: readonly Line[]
): Promise<LineProblem[]> {
  const { model, deps, language } = context
  const rows = await Promise.all(
    lines.map(async ({ line, record }) => ({ line, columns: await comparable(model, record, deps) }))
  )
  const problems: LineProblem[] = []
  for (const key of await selectUniqueKeys(db, model.table)) {
    const tuples = rows.flatMap(({ line, columns }) => {
      const tuple = key.map(name => columns[name])
      return tuple.some(value => value === undefined || value === null)
        ? []
        : [{ line, tuple: JSON.stringify(tuple.map(String)) }]
    })
    if (tuples.length === 0) continue
    const field = fieldOf(model, key)
    const first = new Map<string, number>()
    const taken = await selectTaken(
      db,
      model.table,
      key,
      tuples.map(({ tuple }) => tuple)
    )
    for (const { line, tuple } of tuples) {
      const before = first.get(tuple)
      if (before === undefined) first.set(tuple, line)
      else problems.push({ line, field, message: words.twice[language].replace('{line}', String(before)) })
      if (before === undefined && taken.has(tuple))
        problems.push({ line, field, message: words.taken[language] })
    }
  }
  return problems
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

const fieldOf = ({ fields }: Model, key: readonly string[]): string => {
  // what is only read may show another field's column
  const named = [...fields.values()]
    .filter(isWritable)
    .filter(({ column, rule }) => [column, ...(rule?.columns ?? [])].some(name => key.includes(name)))
  return named.at(-1)?.name ?? ''
}
