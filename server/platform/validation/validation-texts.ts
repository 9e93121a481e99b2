import type { Language } from '@board/schemas/errors/catalogue'
import {
  emailNameLength,
  emailPattern,
  operatorEmailNameLength,
  operatorEmailPattern
} from '@board/schemas/facts/formats'
import { type Words as Texts, translations as texts } from '@board/schemas/vocabulary/words'
import type { ErrorObject } from 'ajv'
import type { FieldProblem } from '../refusal.ts'

const notEmpty = texts('不能为空', '不能為空', 'must not be empty')
const length = texts('须为 {limit} 个字符', '須為 {limit} 個字元', 'must have {limit} characters')

const byKeyword: Record<string, Texts> = {
  required: notEmpty,
  additionalProperties: texts('不是可以提交的项', '不是可以提交的項目', 'is not a known field'),
  unevaluatedProperties: texts('不是可以提交的项', '不是可以提交的項目', 'is not a known field'),
  minLength: texts(
    '不得少于 {limit} 个字符',
    '不得少於 {limit} 個字元',
    'must have at least {limit} characters'
  ),
  maxLength: texts(
    '不得超过 {limit} 个字符',
    '不得超過 {limit} 個字元',
    'must have at most {limit} characters'
  ),
  minimum: texts('不得小于 {limit}', '不得小於 {limit}', 'must be at least {limit}'),
  maximum: texts('不得大于 {limit}', '不得大於 {limit}', 'must be at most {limit}'),
  exclusiveMinimum: texts('须大于 {limit}', '須大於 {limit}', 'must be more than {limit}'),
  exclusiveMaximum: texts('须小于 {limit}', '須小於 {limit}', 'must be less than {limit}'),
  minItems: texts('至少选择 {limit} 项', '至少選擇 {limit} 項', 'needs at least {limit} items'),
  maxItems: texts('最多选择 {limit} 项', '最多選擇 {limit} 項', 'takes at most {limit} items'),
  uniqueItems: texts('不能重复', '不能重複', 'must not repeat an item'),
  enum: texts('不在可选范围内', '不在可選範圍內', 'is not one of the choices'),
  const: texts('不在可选范围内', '不在可選範圍內', 'is not one of the choices'),
  pattern: texts('格式不正确', '格式不正確', 'is not in the right form'),
  format: texts('格式不正确', '格式不正確', 'is not in the right form'),
  'type:integer': texts('须为整数', '須為整數', 'must be a whole number'),
  'type:number': texts('须为数字', '須為數字', 'must be a number'),
  'type:string': texts('须为文字', '須為文字', 'must be text'),
  'type:boolean': texts('须为“是”或“否”', '須為「是」或「否」', 'must be true or false'),
  'type:array': texts('须为列表', '須為清單', 'must be a list')
}

/** The words of a mail address with these characters before the @. */
const mailAddress = ({ min, max }: { min: number; max: number }): Texts =>
  texts(
    `须为完整的邮箱地址，如 zhang@example.org；@ 前须有 ${min} 至 ${max} 个字母、数字或 . _ % + -`,
    `須為完整的電子郵件地址，如 zhang@example.org；@ 前須有 ${min} 至 ${max} 個字母、數字或 . _ % + -`,
    `must be a whole e-mail address such as zhang@example.org, with ${min} to ${max} letters, digits or . _ % + - before the @`
  )

/** The texts of patterns whose rule a reader would not guess. */
const byPattern: Record<string, Texts> = {
  // blanks do not count
  '\\S': notEmpty,
  [emailPattern]: mailAddress(emailNameLength),
  [operatorEmailPattern]: mailAddress(operatorEmailNameLength)
}

const other = texts('内容有误', '內容有誤', 'is not valid')

/** Keywords that only report the failure of another one below them. */
const wrappers = new Set(['if', 'anyOf', 'oneOf', 'allOf', '$ref'])

/** The number of fields that an answer names. */
const maxProblems = 50

/** Converts errors of Ajv to field problems: one per field, `path` as `list.0.name`, at most 50. */
export function fieldProblems(errors: readonly ErrorObject[], language: Language): FieldProblem[] {
  const precise = errors.filter(({ keyword }) => !wrappers.has(keyword))
  const byPath = new Map<string, FieldProblem>()
  for (const error of precise.length > 0 ? precise : errors) {
    if (byPath.size === maxProblems) break
    const path = pathOf(error)
    if (!byPath.has(path)) byPath.set(path, { path, message: messageOf(error, language) })
  }
  return [...byPath.values()]
}

/** Returns a problem that no schema keyword found: a value in the wrong form. */
export const formProblem = (path: string, language: Language): FieldProblem => ({
  path,
  message: (byKeyword.format ?? other)[language]
})

function pathOf({ instancePath, params }: ErrorObject): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const inside = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  return [...steps, ...(typeof inside === 'string' ? [inside] : [])].join('.').slice(0, 200)
}

function messageOf({ keyword, params, schema, parentSchema }: ErrorObject, language: Language): string {
  const ofPattern = keyword === 'pattern' ? byPattern[params.pattern] : undefined
  if (ofPattern) return ofPattern[language]
  const isFixedLength = keyword.endsWith('Length') && parentSchema?.minLength === parentSchema?.maxLength
  const type = Array.isArray(params.type) ? params.type[0] : params.type
  const text =
    isFixedLength && schema !== undefined
      ? length
      : (byKeyword[keyword] ?? byKeyword[`${keyword}:${type}`] ?? other)
  return text[language].replace('{limit}', String(params.limit))
}
