/** Checks the value of a parameter, and describes its problem. Domain 6. */

import type { Language } from '@board/schemas/errors/catalogue'
import { isWebAddress } from '@board/schemas/facts/contact'
import { isColour } from '@board/schemas/facts/text/accent'
import { type ParameterCode, type ParameterDefault, parameterDefaults } from './parameter-defaults.ts'
import { isSlowPattern } from './slow-pattern.ts'
import { isTileTemplate } from './tile-template.ts'

export type Words = Readonly<Record<Language, string>>

/** Pairs of parameters of which the first may not exceed the second, because no text could satisfy both. */
const ordered = [
  ['content.min', 'content.max'],
  ['title.min', 'title.max'],
  ['reply.min', 'reply.max']
] as const satisfies readonly (readonly [ParameterCode, ParameterCode])[]

/** Tells whether the product itself reads a parameter; administrators may add others. */
export const isOfProduct = (code: unknown): code is ParameterCode =>
  typeof code === 'string' && Object.hasOwn(parameterDefaults, code)

/** Returns the parameter that bounds another one, and whether it is the lower bound. */
export function boundOf(code: ParameterCode): { other: ParameterCode; isLower: boolean } | undefined {
  const pair = ordered.find(([lower, upper]) => lower === code || upper === code)
  if (!pair) return undefined
  const [lower, upper] = pair
  return code === lower ? { other: upper, isLower: true } : { other: lower, isLower: false }
}

/**
 * Returns the reason why a parameter of the product cannot be set to a value; undefined if it can.
 * @param bound the value of the parameter that bounds it
 */
export function parameterProblem(code: ParameterCode, value: string, bound?: number): Words | undefined {
  const known: ParameterDefault = parameterDefaults[code]
  switch (known.kind) {
    case 'whole':
      return wholeProblem(known, value) ?? orderProblem(code, Number(value), bound)
    case 'flag':
      return value === '0' || value === '1' ? undefined : words.flag
    case 'pattern':
      return patternProblem(value, known.passes)
    case 'address':
      return value === '' || isAddress(value) ? undefined : words.address
    case 'colour':
      return value === '' || isColour(value) ? undefined : words.colour
    case 'tiles':
      return value === '' || isTileTemplate(value) ? undefined : words.tiles
    case 'choice':
      return known.among.includes(value)
        ? undefined
        : filled(words.choice, { among: known.among.join(' / ') })
    case 'text':
      return value.trim() === '' && !known.isOptional ? words.empty : undefined
  }
}

function wholeProblem({ min, max }: { min: number; max: number }, value: string): Words | undefined {
  const isWithin = /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
  return isWithin ? undefined : filled(words.whole, { min, max })
}

function orderProblem(code: ParameterCode, value: number, bound: number | undefined): Words | undefined {
  const found = boundOf(code)
  if (!found || bound === undefined) return undefined
  const { other, isLower } = found
  if (isLower ? value <= bound : value >= bound) return undefined
  return filled(isLower ? words.tooMuch : words.tooLittle, { other, bound })
}

function patternProblem(source: string, passes: string): Words | undefined {
  const expression = expressionOf(source)
  if (!expression) return words.pattern
  if (isSlowPattern(source)) return words.slow
  return expression.test(passes) ? undefined : filled(words.closed, { passes })
}

/** Returns a regular expression with the flag `u`; undefined if the text is not one. */
function expressionOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u')
  } catch {
    return undefined
  }
}

/** Tells whether a browser may be sent to an address: it runs no script and contains no user name or password. */
function isAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && isWebAddress(value) && url.username === '' && url.password === ''
}

const filled = (texts: Words, gaps: Readonly<Record<string, string | number>>): Words => {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name]))
  return { 'zh-CN': fill(texts['zh-CN']), 'zh-TW': fill(texts['zh-TW']), 'en-US': fill(texts['en-US']) }
}

const words = {
  whole: {
    'zh-CN': '须为 {min} 到 {max} 之间的整数',
    'zh-TW': '須為 {min} 到 {max} 之間的整數',
    'en-US': 'It is a whole number from {min} to {max}.'
  },
  flag: {
    'zh-CN': '只能是 1（是）或 0（否）',
    'zh-TW': '只能是 1（是）或 0（否）',
    'en-US': 'It is 1 (yes) or 0 (no).'
  },
  empty: { 'zh-CN': '不能为空', 'zh-TW': '不能為空', 'en-US': 'It cannot be empty.' },
  address: {
    'zh-CN': '须为 http:// 或 https:// 开头的地址，或留空',
    'zh-TW': '須為 http:// 或 https:// 開頭的位址，或留空',
    'en-US': 'It is an address that begins with http:// or https://, or empty.'
  },
  colour: {
    'zh-CN': '须为 # 加六位十六进制数字的颜色，如 #1b5fbf，或留空',
    'zh-TW': '須為 # 加六位十六進位數字的顏色，如 #1b5fbf，或留空',
    'en-US': 'It is a colour of # and six hexadecimal digits, such as #1b5fbf, or empty.'
  },
  tiles: {
    'zh-CN': '须为 https:// 开头的地址（内网可用 http://），{z}、{x}、{y} 各出现一次且不在主机名中，或留空',
    'zh-TW': '須為 https:// 開頭的位址（內網可用 http://），{z}、{x}、{y} 各出現一次且不在主機名稱中，或留空',
    'en-US':
      'It is an address that begins with https:// (http:// within one’s own network) and holds {z}, {x} and {y} once each, none of them in the host, or empty.'
  },
  pattern: {
    'zh-CN': '不是有效的正则表达式',
    'zh-TW': '不是有效的正規表示式',
    'en-US': 'It is not a valid regular expression.'
  },
  choice: {
    'zh-CN': '只能是其中之一：{among}',
    'zh-TW': '只能是其中之一：{among}',
    'en-US': 'It is one of: {among}.'
  },
  slow: {
    'zh-CN': '正则表达式过于复杂，可能拖慢系统；请去掉嵌套或过多的重复、反向引用和环视',
    'zh-TW': '正規表示式過於複雜，可能拖慢系統；要去掉巢狀或過多的重複、反向參照和環視',
    'en-US':
      'The expression could slow the site down. Avoid nested or many repetitions, back references and lookarounds.'
  },
  closed: {
    'zh-CN': '按此正则表达式，“{passes}”这样的内容也不能通过',
    'zh-TW': '按此正規表示式，「{passes}」這樣的內容也不能通過',
    'en-US': 'With this expression not even “{passes}” would pass.'
  },
  tooMuch: {
    'zh-CN': '不能大于 {other} 的值 {bound}',
    'zh-TW': '不能大於 {other} 的值 {bound}',
    'en-US': 'It cannot exceed {other}, which is {bound}.'
  },
  tooLittle: {
    'zh-CN': '不能小于 {other} 的值 {bound}',
    'zh-TW': '不能小於 {other} 的值 {bound}',
    'en-US': 'It cannot be less than {other}, which is {bound}.'
  }
} as const satisfies Record<string, Words>
