/** Maps the columns of a file to fields. */
import { type Language, languages } from '@board/schemas/errors/catalogue'
import { comparable } from '../../../platform/language/comparable.ts'
import { mayWrite } from '../access.ts'
import type { Context } from '../context.ts'
import type { Field, Model } from '../model.ts'
import { type ReadRow, shownText } from '../sheets/cell.ts'

/** A problem of one line; an empty `field` means the whole line. */
export interface LineProblem {
  readonly line: number
  readonly field: string
  readonly message: string
}

/** The largest number of problems in an answer. */
export const maxProblems = 1000

export interface Heading {
  /** The field of each column; undefined for a column that is not imported. */
  readonly columns: readonly (Field | undefined)[]
  readonly problems: readonly LineProblem[]
}

/** The headings of the two columns of a file of refused lines. An import ignores them. */
export const sourceHeadings = [
  { 'zh-CN': '原行号', 'zh-TW': '原列號', 'en-US': 'Line' },
  { 'zh-CN': '未导入的原因', 'zh-TW': '未匯入的原因', 'en-US': 'Why it was not imported' }
] as const satisfies readonly Record<Language, string>[]

const words = {
  unknown: {
    'zh-CN': '表头“{name}”不是可以导入的项',
    'zh-TW': '表頭「{name}」不是可以匯入的項目',
    'en-US': 'There is nothing called “{name}” to import.'
  },
  twice: {
    'zh-CN': '表头“{name}”重复',
    'zh-TW': '表頭「{name}」重複',
    'en-US': '“{name}” stands in the heading twice.'
  }
} as const satisfies Record<string, Record<Language, string>>

/** Returns the form in which headings are compared. The mark * of a required column and spaces do not count. */
const plain = (text: string): string => comparable(text).replaceAll(/[ *]/g, '')

/**
 * Returns the fields of an entity by the names that a heading may use: its label in any language, or its name in the
 * contract.
 */
function fieldsByName({ model, actor }: Pick<Context, 'model' | 'actor'>): Map<string, Field> {
  const fields = [...model.fields.values()].filter(field => mayWrite(actor, field) && field.kind !== 'file')
  const names = (field: Field): string[] => [
    field.name,
    ...languages.map(language => labelIn(model, field, language))
  ]
  return new Map(fields.flatMap(field => names(field).map(name => [plain(name), field] as const)))
}

const labelIn = ({ texts }: Model, { name }: Field, language: Language): string =>
  texts[language].fields[name] ?? name

/**
 * Reads a heading. It ignores columns of our own exports that cannot be written: the id, read-only fields and names of
 * files. An unknown heading is a problem, so that no column is lost by a typing error.
 */
export function readHeading(context: Context, { line, cells }: ReadRow): Heading {
  const { model, language } = context
  const known = fieldsByName(context)
  const readOnly = new Set([
    'id',
    ...sourceHeadings.flatMap(words => languages.map(each => plain(words[each]))),
    ...[...model.fields.values()]
      .filter(({ schema, kind }) => schema.readOnly || kind === 'file')
      .flatMap(field => languages.map(each => plain(labelIn(model, field, each))))
  ])
  const problems: LineProblem[] = []
  const seen = new Set<Field>()
  const columns = cells.map(shownText).map(cell => {
    const field = known.get(plain(cell))
    const say = (text: Record<Language, string>) =>
      problems.push({ line, field: '', message: text[language].replace('{name}', cell.slice(0, 50)) })
    if (!field && cell !== '' && !readOnly.has(plain(cell))) say(words.unknown)
    if (field && seen.has(field)) say(words.twice)
    if (field) seen.add(field)
    return field
  })
  return { columns, problems }
}
