/** Turns constraint violations of the database into refusals with a message at the field. */
import { type ErrorCode, type Language, languages } from '@board/schemas/errors/catalogue'
import { codeOf } from '../../platform/database/unavailable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { labelsOf } from './access.ts'
import type { Context } from './context.ts'
import { isWritable, type Model } from './model.ts'

/** The fields of PostgreSQL's error for a violated constraint. */
interface Violation {
  readonly code: string
  readonly table: string
  readonly constraint: string
  /** `Key (a, b)=(1, x) already exists.`; the part in parentheses is the same in every language of the server. */
  readonly detail: string
  readonly column: string
}

const texts = {
  taken: { 'zh-CN': '已存在，请换一个', 'zh-TW': '已存在，請換一個', 'en-US': 'is taken. Choose another.' },
  missing: { 'zh-CN': '不能为空', 'zh-TW': '不能為空', 'en-US': 'must not be empty' },
  wrong: { 'zh-CN': '不符合要求', 'zh-TW': '不符合要求', 'en-US': 'is not allowed' },
  gone: {
    'zh-CN': '所选内容不存在或已被删除，请重新选择',
    'zh-TW': '所選內容不存在或已被刪除，請重新選擇',
    'en-US': 'does not exist any more. Choose again.'
  },
  others: { 'zh-CN': '其他内容', 'zh-TW': '其他內容', 'en-US': 'something else' }
} as const satisfies Record<string, Record<Language, string>>

const kinds: Readonly<Record<string, { code: ErrorCode; text: keyof typeof texts }>> = {
  '23505': { code: 'ENT0001', text: 'taken' },
  '23503': { code: 'ENT0002', text: 'gone' },
  '23502': { code: 'ENT0004', text: 'missing' },
  '23514': { code: 'ENT0004', text: 'wrong' },
  '22001': { code: 'ENT0004', text: 'wrong' },
  '22003': { code: 'ENT0004', text: 'wrong' },
  '22P02': { code: 'ENT0004', text: 'wrong' },
  '22008': { code: 'ENT0004', text: 'wrong' }
}

/**
 * Runs a write and turns a violated constraint into a refusal that names the field.
 * @throws Refusal ENT0001, ENT0002, ENT0004
 */
export async function refuseViolations<T>(context: Context, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw refusalOf(context, error)
  }
}

function refusalOf({ model, language }: Context, error: unknown): unknown {
  const violation = violationOf(error)
  const kind = violation && kinds[violation.code]
  if (!kind) return error
  const field = fieldOf(model, violation)
  const label = field ? labelsOf(model, field) : nameOf(model)
  const fields = field ? [{ path: field, message: texts[kind.text][language] }] : []
  return new Refusal(kind.code, { field: label }, { cause: error, ...(fields.length > 0 && { fields }) })
}

/**
 * Runs a deletion. It is refused if other records refer to the record.
 * @throws Refusal ENT0003 with the entity that refers to it
 */
export async function refuseIfUsed<T>({ models }: Context, remove: () => Promise<T>): Promise<T> {
  try {
    return await remove()
  } catch (error) {
    const violation = violationOf(error)
    if (violation?.code !== '23503') throw error
    const user = [...models.values()].find(({ table }) => table === violation.table)
    throw new Refusal('ENT0003', { user: user ? nameOf(user) : texts.others }, { cause: error })
  }
}

function violationOf(error: unknown): Violation | undefined {
  const code = codeOf(error)
  if (code === undefined) return undefined
  const { table, constraint, detail, column } = error as Partial<Record<keyof Violation, unknown>>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    code,
    table: text(table),
    constraint: text(constraint),
    detail: text(detail),
    column: text(column)
  }
}

/** Returns the field of a violated constraint; of several columns, the last one, which is the most specific. */
function fieldOf(model: Model, { column, detail, constraint }: Violation): string | undefined {
  const told = model.rules.constraints?.[constraint]
  if (told !== undefined) return told
  const named = column || (/\(([^=]*)\)=\(/.exec(detail)?.[1] ?? '')
  const columns = new Set(named.match(/\w+/g) ?? [])
  // a read-only field may show the column of another field
  const fields = [...model.fields.values()].filter(isWritable).map(({ name, column: own, rule }) => ({
    name,
    own: [own, ...(rule?.columns ?? [])]
  }))
  const found = fields.filter(({ own }) => own.some(each => columns.has(each)))
  if (found.length > 0) return found.at(-1)?.name
  // PostgreSQL names a check `<table>_<column>_check`
  return fields.find(({ own }) => own.some(each => constraint === `${model.table}_${each}_check`))?.name
}

const nameOf = ({ texts: words }: Model) =>
  Object.fromEntries(languages.map(language => [language, words[language].name])) as Record<Language, string>
