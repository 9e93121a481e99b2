/** Values of a list's rows in the words of the reader, as cells of a file. */
import type { Language } from '@board/schemas/errors/catalogue'
import { type UngradedWord, ungradedWord } from '@board/schemas/facts/ungraded'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { translations, type Words } from '@board/schemas/vocabulary/words'
import type { Cell } from '../../administration/entities/sheets/cell.ts'
import { comma, dictionaryWords, yesNo } from '../../administration/entities/words.ts'
import type { Db } from '../../platform/database/open.ts'

/** A record of a list, as the contract shows it. */
export type Row = Readonly<Record<string, unknown>>

/** The words of trace states where replies are not graded. */
const ungraded: Readonly<Record<UngradedWord, Words>> = {
  notReplied: translations('未回复', '未回覆', 'Not replied'),
  replied: translations('已回复', '已回覆', 'Replied'),
  explained: translations('已解释', '已解釋', 'Explained')
}

const moments = new Set<unknown>(['time', 'date', 'deadline'])

interface CellOf {
  readonly name: string
  readonly schema: JsonSchema
  /** The reader's words of values that no dictionary has. */
  readonly words?: Readonly<Record<string, string>> | undefined
}

/** Returns the function that turns a row into the cell of one of its fields. */
export async function cellWriter(
  db: Db,
  { name, schema, words }: CellOf,
  language: Language
): Promise<(row: Row) => Cell> {
  const dictionary = schema['x-dict'] ?? schema.items?.['x-dict']
  const labels = dictionary === undefined ? undefined : await dictionaryWords(db, dictionary, language)
  const [yes, no] = yesNo[language]
  const wordOf = (value: unknown, row: Row): Cell => {
    if (value === null || value === undefined) return null
    if (Array.isArray(value)) return value.map(one => String(wordOf(one, row) ?? '')).join(comma[language])
    if (typeof value === 'boolean') return value ? yes : no
    const own = dictionary === 'traceState' ? ungradedWord(value, row) : undefined
    const word = own === undefined ? labels?.get(String(value)) : ungraded[own][language]
    if (word !== undefined) return word
    const given = words && Object.hasOwn(words, String(value)) ? words[String(value)] : undefined
    if (given !== undefined) return given
    // the record that a process is about is known by its title
    if (typeof value === 'object') return 'title' in value ? String(value.title) : null
    if (moments.has(schema['x-widget']) && typeof value === 'number') return new Date(value * 1000)
    return typeof value === 'number' ? value : String(value)
  }
  return row => wordOf(row[name], row)
}
