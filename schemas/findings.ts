/**
 * Personal data in a text (domain 7): pure functions for the browser and the server. Every pattern is bounded,
 * so that a hostile text takes no longer than another one of its length.
 */
import { isIdCard } from './identity.ts'
import type { Passage } from './masks.ts'

export const findingKinds = ['phone', 'idNumber', 'bankCard', 'plate', 'email', 'door'] as const
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

const phone = /(?<!\d)(?:(?:\+|00)?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g
const idNumber = /(?<!\d)(?:\d{6}[- ]?\d{8}[- ]?\d{3}[\dXx]|\d{15})(?!\d)/g
const bankCard = /(?<!\d)[3-6]\d{3}(?:[- ]?\d{4}){2}[- ]?\d{3,4}(?:[- ]?\d{1,3})?(?!\d)/g
const email =
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}(?![A-Za-z0-9-])/g
const plate =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Za-hj-np-z][ ·•・]?(?=[A-Za-z]{0,5}\d)(?:[A-HJ-NP-Za-hj-np-z0-9]{5,6}|[A-HJ-NP-Za-hj-np-z0-9]{4}[挂学警港澳])(?![A-Za-z0-9])/g

/** A part of a door number in digits; 幢 and 栋 also count buildings, as in “3栋楼”. */
const doorPart = String.raw`(?<![0-9A-Za-z])[0-9A-Za-z]{1,5}(?:[-－][0-9]{1,4})?(?:[幢栋](?!楼|房|建筑|住宅|别墅|高层|的)|号楼|单元|室(?![0-9一二两三]{0,2}厅))`
/** A part of a chain of two or more, which may be written in Han numerals. */
const chainPart = '(?:[0-9A-Za-z]{1,5}|[〇零一二三四五六七八九十百]{1,6})(?:幢|栋|号楼|座|单元|室|号|楼|层)'
/** A house in its street: 号 also stands in dates, lines and names of documents. */
const house =
  '(?<=[路街巷弄道里胡同村])[0-9]{1,5}(?:[-－][0-9]{1,4})?号(?!线|文|令|机|桩|店|窗|口|出口|楼|院|[0-9])'
const chain = `(?<![0-9A-Za-z])${chainPart} ?${chainPart}(?: ?${chainPart}){0,3}(?: ?[0-9]{2,4}(?![0-9年月日元米]))?`
const door = new RegExp(
  [chain, `${doorPart}(?: ?[0-9]{3,4}(?:室|(?![0-9年月日元米])))?`, house].join('|'),
  'g'
)

/** Full-width digits and letters as ASCII; the length stays. */
const plain = (text: string): string =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ＠．]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

const matchesIn = (text: string, pattern: RegExp, isOne: (words: string) => boolean = () => true): Match[] =>
  [...text.matchAll(pattern)]
    .map(match => ({ from: match.index, to: match.index + match[0].length, words: match[0] }))
    .filter(({ words }) => isOne(words))

const digitsOf = (words: string): string => words.replace(/[- ]/g, '')

/** No date of birth is later: findings do not depend on the day. */
const latestBirthday = new Date(Date.UTC(2100, 0, 1))

const isIdNumber = (words: string): boolean => isIdCard(digitsOf(words), latestBirthday)

/** Tells whether the last digit of a card number checks the others (Luhn, ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function isBankCard(words: string): boolean {
  const digits = digitsOf(words)
  return digits.length >= 15 && digits.length <= 19 && passesLuhn(digits)
}

/** Finds each kind, the more certain one first: it keeps a passage that another kind would claim, too. */
const finders: readonly (readonly [FindingKind, (text: string) => Match[]])[] = [
  ['email', text => matchesIn(text, email)],
  ['idNumber', text => matchesIn(text, idNumber, isIdNumber)],
  ['bankCard', text => matchesIn(text, bankCard, isBankCard)],
  ['phone', text => matchesIn(text, phone)],
  ['plate', text => matchesIn(text, plate)],
  ['door', text => matchesIn(text, door)]
]

/** Tells whether a text has a mobile number. */
export const hasPhone = (text: string): boolean => matchesIn(plain(text), phone).length > 0

/** Tells whether a text has a citizen's ID number. */
export const hasIdNumber = (text: string): boolean => matchesIn(plain(text), idNumber, isIdNumber).length > 0

/** Finds personal data in a text, in the order of the text; passages do not overlap. */
export function findPersonalData(text: string): Found[] {
  const searched = plain(text)
  const taken: (Match & { kind: FindingKind })[] = []
  for (const [kind, find] of finders) {
    const before = [...taken].sort((one, other) => one.from - other.from)
    let next = 0
    for (const match of find(searched)) {
      while ((before[next]?.to ?? Number.POSITIVE_INFINITY) <= match.from) next++
      const isFree = (before[next]?.from ?? Number.POSITIVE_INFINITY) >= match.to
      if (isFree) taken.push({ ...match, kind })
    }
  }
  taken.sort((one, other) => one.from - other.from)
  const points = createPoints(text)
  return taken.map(({ kind, from, to }) => ({ kind, start: points(from), end: points(to) }))
}

/** Returns a function that turns rising UTF-16 indices of a text into code points, in one walk. */
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
