/** Messages about a wrong value in a file. Each names the value and its column. */
import type { Language } from '@board/schemas/errors'
import { labelsOf } from '../access.ts'
import type { Context } from '../context.ts'
import type { Field } from '../model.ts'
import type { UnknownWord } from './values.ts'

const words = {
  notThere: {
    'zh-CN': '找不到{field}{values}',
    'zh-TW': '找不到{field}{values}',
    'en-US': 'Not found: {field} {values}.'
  },
  several: {
    'zh-CN': '名为{values}的{field}不止一个，请改填其编号',
    'zh-TW': '名為{values}的{field}不只一個，請改填其編號',
    'en-US': 'Several of {field} are called {values}. Give the number instead.'
  },
  notAChoice: {
    'zh-CN': '{field}没有{values}这个选项',
    'zh-TW': '{field}沒有{values}這個選項',
    'en-US': 'Not one of the choices of {field}: {values}.'
  }
} as const satisfies Record<string, Record<Language, string>>

const allowed: Readonly<Record<Language, string>> = {
  'zh-CN': '，请填写{choices}',
  'zh-TW': '，請填寫{choices}',
  'en-US': ' Use {choices}.'
}
const maxChoices = 10

const comma: Readonly<Record<Language, string>> = { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' }
const quotes: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  'zh-CN': ['“', '”'],
  'zh-TW': ['「', '」'],
  'en-US': ['“', '”']
}
/** The largest number of values in a message. */
const maxValues = 3
const longestValue = 50

/** Returns a text with its `{names}` filled in. */
export const filled = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)

const quoted = (language: Language, values: readonly string[]): string => {
  const [open, close] = quotes[language]
  const named = [...new Set(values)].slice(0, maxValues)
  return named.map(value => `${open}${value.slice(0, longestValue)}${close}`).join(comma[language])
}

/**
 * Returns the message for a reference or a choice that was not found.
 * @param values the values as the file has them
 */
export function sayUnfound(
  { model, language }: Pick<Context, 'model' | 'language'>,
  kind: keyof typeof words,
  { name }: Pick<Field, 'name'>,
  values: readonly string[]
): string {
  const field = labelsOf(model, name)[language]
  return filled(words[kind][language], { field, values: quoted(language, values) })
}

/** Returns the message for a word that is no choice of a column, with the possible words. */
export function sayChoices(
  context: Pick<Context, 'model' | 'language'>,
  field: Pick<Field, 'name'>,
  { word, choices }: UnknownWord
): string {
  const { language } = context
  const some = choices.slice(0, maxChoices).join(comma[language])
  return sayUnfound(context, 'notAChoice', field, [word]) + filled(allowed[language], { choices: some })
}

/**
 * Returns a column with its value, such as `编码“a.first”`. It returns only the column for a value that is not text, and
 * the entity if there is no column.
 */
export function namedValue(
  { model, language }: Pick<Context, 'model' | 'language'>,
  field: string,
  value: unknown
): string {
  const label = field === '' ? model.texts[language].name : labelsOf(model, field)[language]
  if (typeof value !== 'string' || value === '') return label
  return `${label}${language === 'en-US' ? ' ' : ''}${quoted(language, [value])}`
}
