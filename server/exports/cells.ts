/** Values of a list's rows in the words of the reader, as cells of a file. */
import type { Language } from '@board/schemas/errors'
import type { JsonSchema } from '@board/schemas/vocabulary'
import type { Db } from '../database/open.ts'
import type { Cell } from '../entities/sheets/cell.ts'
import { listDictionary } from '../site/dictionaries.ts'
import { momentText } from '../site/time.ts'
import { inWords, type Words } from '../words.ts'

/** A record of a list, as the contract shows it. */
export type Row = Readonly<Record<string, unknown>>

const yes = inWords('是', '是', 'Yes')
const no = inWords('否', '否', 'No')
const comma = inWords('、', '、', ', ')

const notReplied = inWords('未回复', '未回覆', 'Not replied')
const replied = inWords('已回复', '已回覆', 'Replied')
const explained = inWords('已解释', '已解釋', 'Explained')

/** Trace states where replies are not graded; the dictionary has the others. Specification 4. */
const ungraded: Readonly<Record<string, Words>> = {
  0: notReplied,
  1: replied,
  2: replied,
  11: explained,
  12: explained
}

const moments = new Set<unknown>(['time', 'date', 'deadline'])

/** Returns the function that turns a row into the cell of one of its fields. */
export async function cellWriter(
  db: Db,
  name: string,
  schema: JsonSchema,
  language: Language
): Promise<(row: Row) => Cell> {
  const dictionary = schema['x-dict'] ?? schema.items?.['x-dict']
  const entries = dictionary === undefined ? [] : await listDictionary(db, dictionary, language)
  const labels = new Map(entries.map(({ dictValue, dictLabel }) => [dictValue, dictLabel]))
  const wordOf = (value: unknown, row: Row): Cell => {
    if (value === null || value === undefined) return null
    if (Array.isArray(value)) return value.map(one => String(wordOf(one, row) ?? '')).join(comma[language])
    if (typeof value === 'boolean') return (value ? yes : no)[language]
    const own = dictionary === 'traceState' && row.gradingUsed === false ? ungraded[String(value)] : undefined
    const word = own?.[language] ?? labels.get(String(value))
    if (word !== undefined) return word
    if (moments.has(schema['x-widget']) && typeof value === 'number')
      return momentText(new Date(value * 1000))
    return typeof value === 'number' ? value : String(value)
  }
  return row => wordOf(row[name], row)
}
