/**
 * Personal data in a text (domain 7): pure functions for the browser and the server. Every pattern is bounded,
 * so that a hostile text takes no longer than another one of its length.
 */
import { looksLikeIdCard } from './identity.ts'
import type { Passage } from './masks.ts'

export const findingKinds = ['phone', 'idNumber', 'bankCard', 'plate', 'email', 'door', 'wechat'] as const
export type FindingKind = (typeof findingKinds)[number]

export interface Found extends Passage {
  readonly kind: FindingKind
}

/** A passage in UTF-16 units. */
interface Match {
  readonly from: number
  readonly to: number
  readonly words: string
}

/**
 * The rule that finds one kind. Look-behind would be shorter, but the browsers of older phones refuse a script with
 * look-behind.
 */
interface Rule {
  readonly kind: FindingKind
  readonly pattern: RegExp
  /** Tells whether a match may follow this character; the character is empty at the beginning of the text. */
  readonly follows: (character: string) => boolean
  readonly isOne?: (words: string) => boolean
}

const isNoDigit = (character: string): boolean => !/[0-9]/.test(character)
const isNoWord = (character: string): boolean => !/[0-9A-Za-z]/.test(character)

/** A part of an address of two or more parts; it may contain Han numerals. */
const chainPart = '(?:[0-9A-Za-z]{1,5}|[〇零一二三四五六七八九十百]{1,6})(?:幢|栋|号楼|座|单元|室|号|楼|层)'

const phone: Rule = {
  kind: 'phone',
  pattern: /(?:(?:\+|00)?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
  follows: isNoDigit
}
/** A landline with its area code. Hotlines, such as 0575-12345, are public. */
const landline: Rule = {
  kind: 'phone',
  pattern: /0[1-9]\d{1,2}[)）]?[- －]?[2-9]\d{6,7}(?!\d)/g,
  follows: isNoDigit
}
const idNumber: Rule = {
  kind: 'idNumber',
  pattern: /(?:\d{6}[- ]?\d{8}[- ]?\d{3}[\dXx]|\d{15})(?!\d)/g,
  follows: isNoDigit,
  isOne: words => looksLikeIdCard(digitsOf(words), latestBirthday)
}

/** All kinds, the more certain ones first: a passage that two kinds match belongs to the first of them. */
const rules: readonly Rule[] = [
  {
    kind: 'email',
    pattern: /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}(?![A-Za-z0-9-])/g,
    follows: character => !/[A-Za-z0-9._%+-]/.test(character)
  },
  idNumber,
  {
    kind: 'bankCard',
    pattern: /[3-6]\d{3}(?:[- ]?\d{4}){2}[- ]?\d{3,4}(?:[- ]?\d{1,3})?(?!\d)/g,
    follows: isNoDigit,
    isOne: words => isBankCard(digitsOf(words))
  },
  phone,
  landline,
  {
    // an id without a digit or a sign could be an ordinary word
    kind: 'wechat',
    pattern:
      /(?:微信|[Vv][Xx]|[Ww]e[Cc]hat)(?:账号|帳號|号|號|ID|id)?[ ]?(?:[:：是为為])?[ ]?(?=[A-Za-z]{1,19}[0-9_-])[A-Za-z][A-Za-z0-9_-]{5,19}(?![A-Za-z0-9_-])/g,
    follows: isNoWord
  },
  {
    kind: 'plate',
    pattern:
      /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Za-hj-np-z][ ·•・]?(?=[A-Za-z]{0,5}\d)(?:[A-HJ-NP-Za-hj-np-z0-9]{5,6}|[A-HJ-NP-Za-hj-np-z0-9]{4}[挂学警港澳])(?![A-Za-z0-9])/g,
    follows: () => true
  },
  {
    kind: 'door',
    pattern: new RegExp(
      `${chainPart} ?${chainPart}(?: ?${chainPart}){0,3}(?: ?[0-9]{2,4}(?![0-9年月日元米]))?`,
      'g'
    ),
    follows: isNoWord
  },
  {
    // 幢 and 栋 also count buildings, as in “3栋楼”, and 室 counts rooms of a flat
    kind: 'door',
    pattern:
      /[0-9A-Za-z]{1,5}(?:[-－][0-9]{1,4})?(?:[幢栋](?!楼|房|建筑|住宅|别墅|高层|的)|号楼|单元|室(?![0-9一二两三]{0,2}厅))(?: ?[0-9]{3,4}(?:室|(?![0-9年月日元米])))?/g,
    follows: isNoWord
  },
  {
    // a building and a room without words, such as 3-201, must follow the name of an estate
    kind: 'door',
    pattern: /[0-9]{1,2}-(?:[0-9]{1,2}-)?[0-9]{3,4}(?![-0-9年月日元米号])/g,
    follows: character => /[区區园園苑庭府寓舍湾灣里村家住]/.test(character)
  },
  {
    // 号 is also used in dates, lines and names of documents, so a house number must follow its street
    kind: 'door',
    pattern: /[0-9]{1,5}(?:[-－][0-9]{1,4})?号(?!线|文|令|机|桩|店|窗|口|出口|楼|院|[0-9])/g,
    follows: character => /[路街巷弄道里胡同村]/.test(character)
  }
]

/** Converts full-width digits and letters to ASCII; the length stays. */
const plain = (text: string): string =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ＠．]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

function matchesOf({ pattern, follows, isOne = () => true }: Rule, text: string): Match[] {
  const matches: Match[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [words] = match
    const from = match.index
    if (follows(text.charAt(from - 1)) && isOne(words)) matches.push({ from, to: from + words.length, words })
    else pattern.lastIndex = from + 1
  }
  return matches
}

const digitsOf = (words: string): string => words.replace(/[- ]/g, '')

/** The latest date of birth that is accepted. It is fixed, so that findings do not depend on the day. */
const latestBirthday = new Date(Date.UTC(2100, 0, 1))

/** Tells whether the check digit of a card number is right (Luhn, ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const isBankCard = (digits: string): boolean =>
  digits.length >= 15 && digits.length <= 19 && passesLuhn(digits)

const wordsOf = (rule: Rule, text: string): string[] => [
  ...new Set(matchesOf(rule, plain(text)).map(({ words }) => words))
]

/** Returns the mobile numbers in a text, each once. */
export const phonesIn = (text: string): string[] => wordsOf(phone, text)

/** Returns the citizens' ID numbers in a text, each once. */
export const idNumbersIn = (text: string): string[] => wordsOf(idNumber, text)

/** Shows only the ends of a number, by which its writer finds it: 138****1234. */
export const maskNumber = (words: string): string => `${words.slice(0, 3)}****${words.slice(-4)}`

/** Finds personal data in a text, in the order of the text; passages do not overlap. */
export function findPersonalData(text: string): Found[] {
  const searched = plain(text)
  const taken: (Match & { kind: FindingKind })[] = []
  for (const rule of rules) {
    const before = [...taken].sort((one, other) => one.from - other.from)
    let next = 0
    for (const match of matchesOf(rule, searched)) {
      while ((before[next]?.to ?? Number.POSITIVE_INFINITY) <= match.from) next++
      const isFree = (before[next]?.from ?? Number.POSITIVE_INFINITY) >= match.to
      if (isFree) taken.push({ ...match, kind: rule.kind })
    }
  }
  taken.sort((one, other) => one.from - other.from)
  const points = createPoints(text)
  return taken.map(({ kind, from, to }) => ({ kind, start: points(from), end: points(to) }))
}

/** Returns a function that converts rising UTF-16 indices of a text to code points, in one pass. */
function createPoints(text: string): (index: number) => number {
  let at = 0
  let points = 0
  return index => {
    while (at < index) {
      at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
      points++
    }
    return points
  }
}
