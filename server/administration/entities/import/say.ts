/** Messages about a wrong value in a file. Each names the value and its column. */
import type { Language } from '@board/schemas/errors/catalogue'
import { labelsOf } from '../access.ts'
import type { Context } from '../context.ts'
import type { Field } from '../model.ts'
import type { UnknownWord, WrongCell } from './values.ts'

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

/** The reasons why a cell has no value. */
const wrongCells = {
  failed: {
    'zh-CN': '单元格是错误值 {text}，请改为正确的内容，或清空',
    'zh-TW': '儲存格是錯誤值 {text}，請改為正確的內容，或清空',
    'en-US': 'The cell has the error {text}. Enter the right value, or clear it.'
  },
  rounded: {
    'zh-CN': '超过 15 位的数字在 Excel 中会丢失末尾几位（现为 {text}），请将单元格设为“文本”格式后重新填写',
    'zh-TW': '超過 15 位的數字在 Excel 中會遺失末尾幾位（現為 {text}），請將儲存格設為「文字」格式後重新填寫',
    'en-US':
      'Excel loses the last digits of numbers with more than 15 (it shows {text}). Format the cell as text and enter it again.'
  }
} as const satisfies Record<string, Record<Language, string>>

/** The forms of values that are not words, with an example. */
const forms: Readonly<Partial<Record<Field['kind'], Readonly<Record<Language, string>>>>> = {
  integer: {
    'zh-CN': '“{value}”不是整数，请填写数字，如 12',
    'zh-TW': '「{value}」不是整數，請填寫數字，如 12',
    'en-US': '“{value}” is not a whole number. Enter digits, such as 12.'
  },
  number: {
    'zh-CN': '“{value}”不是数字，请填写数字，如 12.5',
    'zh-TW': '「{value}」不是數字，請填寫數字，如 12.5',
    'en-US': '“{value}” is not a number. Enter digits, such as 12.5.'
  },
  date: {
    'zh-CN': '“{value}”不是日期，请填写如 2026-03-05',
    'zh-TW': '「{value}」不是日期，請填寫如 2026-03-05',
    'en-US': '“{value}” is not a day. Enter it as 2026-03-05.'
  },
  moment: {
    'zh-CN': '“{value}”不是时间，请填写如 2026-03-05 08:30',
    'zh-TW': '「{value}」不是時間，請填寫如 2026-03-05 08:30',
    'en-US': '“{value}” is not a time. Enter it as 2026-03-05 08:30.'
  },
  point: {
    'zh-CN': '“{value}”不是地点，请填写纬度、经度和说明，如 30.259244, 120.219375 东门',
    'zh-TW': '「{value}」不是地點，請填寫緯度、經度和說明，如 30.259244, 120.219375 東門',
    'en-US':
      '“{value}” is not a place. Enter latitude, longitude and words, such as 30.259244, 120.219375 East gate.'
  }
}

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
  words: readonly UnknownWord[]
): string {
  const { language } = context
  const unknown = words.map(({ word }) => word)
  const choices = words[0]?.choices ?? []
  const some = choices.slice(0, maxChoices).join(comma[language]) + (choices.length > maxChoices ? '…' : '')
  return sayUnfound(context, 'notAChoice', field, unknown) + filled(allowed[language], { choices: some })
}

/** Returns the message for a cell that has no value. */
export const sayWrongCell = ({ language }: Pick<Context, 'language'>, { kind, text }: WrongCell): string =>
  filled(wrongCells[kind][language], { text })

/** Returns the message for a text that is no number, day, time or place; undefined for another kind of field. */
export function sayForm(
  { language }: Pick<Context, 'language'>,
  { kind }: Pick<Field, 'kind'>,
  value: string
): string | undefined {
  const form = forms[kind === 'dateTime' ? 'moment' : kind]
  return form && filled(form[language], { value: value.slice(0, longestValue) })
}

/** Returns the message for a text that breaks the rule of its field, with the sentence under the field in the form. */
export function sayRule(
  { model, language }: Pick<Context, 'model' | 'language'>,
  name: string,
  message: string
): string {
  const hint = model.texts[language].hints?.[name]
  if (hint === undefined) return message
  return language === 'en-US' ? `${message} (${hint})` : `${message}（${hint}）`
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
