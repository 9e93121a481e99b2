/**
 * Personal data in a text (domain 7): pure functions for the browser and the server. The patterns are for the plain form
 * of a text. Every pattern is bounded, so that a hostile text takes no longer than another one of its length.
 */
import { looksLikeIdCard } from './identity.ts'
import type { Passage } from './masks.ts'
import { plainForm } from './plain-form.ts'

export const findingKinds = [
  'phone',
  'idNumber',
  'bankCard',
  'plate',
  'email',
  'door',
  'wechat',
  'qq'
] as const
export type FindingKind = (typeof findingKinds)[number]

export interface Found extends Passage {
  readonly kind: FindingKind
}

/** A passage of the plain form, in UTF-16 units. */
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
  /** Tells whether a match may follow these characters: up to six before it, none at the beginning of the text. */
  readonly follows: (before: string) => boolean
  /** Tells whether a match is one; `before` has up to 24 characters before it. */
  readonly isOne?: (words: string, before: string) => boolean
}

const endsInNoDigit = (before: string): boolean => !/[0-9]$/.test(before)
const endsInNoWord = (before: string): boolean => !/[0-9A-Za-z]$/.test(before)
/** Tells whether no digit precedes, and no group of four digits, as in a card number. */
const endsInNoGroup = (before: string): boolean =>
  endsInNoDigit(before) && !/(?:^|\D)\d{4}[- .·_]$/.test(before)

/** A part of an address of two or more parts; it may contain Han numerals. */
const chainPart =
  '(?:[0-9A-Za-z]{1,5}|[〇零一二三四五六七八九十百]{1,6})(?:[幢栋棟座室层層]|[号號]?[楼樓]|[号號]|[单單]元)'

/** The end of an address that names a room, such as 501室 or 3单元402. */
const room = /(?:室|[0-9]{3,4})$/

/** Words that say of the address after them that somebody lives there. */
const dwelling =
  /(?:我家|家住|家在|[我现現租暂暫]住|住在|住址|家庭|居住[在于於]|房子在|户籍|戶籍)[^,.!?;。！？；\n]{0,20}$/

/** Tells whether an address is that of a dwelling. A building, a floor or a shop in a street is a place like others. */
const isDwelling = (words: string, before: string): boolean => room.test(words) || dwelling.test(before)

/** A character that people write within a number, and what they write between two groups of it, such as a double dash. */
const mark = '[- .·_]'
const gap = `${mark}{0,3}`

const phone: Rule = {
  kind: 'phone',
  pattern: new RegExp(`(?:(?:\\+|00)?86${gap})?1[3-9]\\d${gap}\\d{4}${gap}\\d{4}(?![\\d年])`, 'g'),
  follows: endsInNoDigit
}
/** A digit in Han characters, as people write them out or say them; 幺 is one. */
const hanDigit = '[〇零一二三四五六七八九幺两兩壹贰貳叁叄參肆伍陆陸柒捌玖]'
/** A mobile number in Han characters, with some ordinary digits among them. */
const spelledPhone: Rule = {
  kind: 'phone',
  pattern: new RegExp(
    `[一幺壹1](?=[^,。]{0,20}${hanDigit})[三四五六七八九叁叄參肆伍陆陸柒捌玖3-9](?:${gap}(?:${hanDigit}|\\d)){9}(?!${hanDigit}|\\d)`,
    'g'
  ),
  follows: before => !/[0-9〇零一二三四五六七八九幺壹贰叁肆伍陆柒捌玖]$/.test(before)
}
/** A landline with its area code. Hotlines, such as 0575-12345, are public. */
const landline: Rule = {
  kind: 'phone',
  pattern: new RegExp(`0[1-9]\\d{1,2}\\)?${gap}[2-9]\\d{2,3}${gap}\\d{4}(?![\\d年])`, 'g'),
  follows: endsInNoGroup
}
const idNumber: Rule = {
  kind: 'idNumber',
  pattern: new RegExp(
    `(?:\\d(?:${mark}?\\d){16}${mark}?[\\dXx]|\\d{6}${mark}?\\d{6}${mark}?\\d{3})(?!\\d)`,
    'g'
  ),
  follows: endsInNoDigit,
  isOne: words => looksLikeIdCard(digitsOf(words), latestBirthday)
}

/** The word before a WeChat id, and what joins them. */
const wechatWord =
  /^(?:[微薇V]信|微訊|[Vv][Xx]|[Ww][Xx](?!id_)|[Ww]e[Cc]hat)(?:[账帐帳]?[号號]|ID|id)? ?[:是为為]? ?/
/** A WeChat id after its word. An id without a digit or a sign could be an ordinary word. */
const wechat: Rule = {
  kind: 'wechat',
  pattern:
    /(?:(?:[微薇V]信|微訊|[Vv][Xx]|[Ww][Xx]|[Ww]e[Cc]hat)(?:[账帐帳]?[号號]|ID|id)? ?[:是为為]? ?(?=[A-Za-z]{1,19}[0-9_-])[A-Za-z][A-Za-z0-9_-]{5,19}|wxid_[A-Za-z0-9]{5,30})(?![A-Za-z0-9_-])/g,
  follows: endsInNoWord
}
/** A QQ number after its word. The number of a group (QQ群) is public. */
const qq: Rule = {
  kind: 'qq',
  pattern: new RegExp(
    `(?:[Qq]{2}|扣扣|企[鹅鵝])(?:[账帐帳]?[号號][码碼]?)? ?[:是为為]? ?[1-9](?:${mark}?\\d){4,10}(?!\\d)`,
    'g'
  ),
  follows: endsInNoWord
}

/** All kinds, the more certain ones first: a passage that two kinds match belongs to the first of them. */
const rules: readonly Rule[] = [
  {
    kind: 'email',
    pattern: /[A-Za-z0-9._%+-]{1,64} ?@ ?[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}(?![A-Za-z0-9-])/g,
    follows: before => !/[A-Za-z0-9._%+-]$/.test(before)
  },
  idNumber,
  {
    kind: 'bankCard',
    pattern: new RegExp(`[3-6]\\d{3}(?:${mark}?\\d{4}){2}${mark}?\\d{3,4}(?:${mark}?\\d{1,3})?(?!\\d)`, 'g'),
    follows: endsInNoDigit,
    isOne: words => isBankCard(digitsOf(words))
  },
  phone,
  spelledPhone,
  landline,
  wechat,
  qq,
  {
    kind: 'plate',
    pattern:
      /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼滬遼魯蘇贛陝閩貴粵寧瓊] ?[A-HJ-NP-Za-hj-np-z][- .·]{0,2}(?=[A-Za-z]{0,5}\d)(?:[A-HJ-NP-Za-hj-np-z0-9]{5,6}|[A-HJ-NP-Za-hj-np-z0-9]{4}[挂学警港澳])(?![A-Za-z0-9])/g,
    follows: () => true
  },
  {
    kind: 'door',
    pattern: new RegExp(
      `${chainPart}[ \\n]?${chainPart}(?:[ \\n]?${chainPart}){0,3}(?: ?[0-9]{2,4}(?![0-9年月日元米户戶]))?`,
      'g'
    ),
    follows: endsInNoWord,
    isOne: isDwelling
  },
  {
    // 幢 and 栋 also count buildings, as in “3栋楼”, and 室 counts rooms of a flat
    kind: 'door',
    pattern:
      /[0-9A-Za-z]{1,5}(?:[-#][0-9]{1,4})?(?:[幢栋棟](?![楼樓房的]|建[筑築]|住宅|[别別]墅|高[层層])|[号號][楼樓]|[单單]元|室(?![0-9一二两兩三]{0,2}[厅廳]))(?: ?[0-9]{3,4}(?:室|(?![0-9年月日元米户戶])))?/g,
    follows: endsInNoWord,
    isOne: isDwelling
  },
  {
    // a building and a room without words, such as 3-201, must follow the name of an estate
    kind: 'door',
    pattern: /[0-9]{1,2}[-#]{1,2}(?:[0-9]{1,2}[-#]{1,2})?[0-9]{3,4}(?![-0-9年月日元米号號])/g,
    follows: before => /[区區园園苑庭府寓舍湾灣里村家住]$/.test(before)
  },
  {
    // 号 is also used in dates, lines and names of documents, so a house number must follow its street
    kind: 'door',
    pattern: /[0-9]{1,5}(?:-[0-9]{1,4})?[号號](?![线線文令机機桩樁店窗口楼樓院0-9]|出口)/g,
    follows: before => /[路街巷弄道里胡同村]$/.test(before),
    isOne: isDwelling
  }
]

function matchesOf({ pattern, follows, isOne = () => true }: Rule, text: string): Match[] {
  const matches: Match[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [words] = match
    const from = match.index
    const before = text.slice(Math.max(0, from - 24), from)
    if (follows(before.slice(-6)) && isOne(words, before))
      matches.push({ from, to: from + words.length, words })
    else pattern.lastIndex = from + 1
  }
  return matches
}

const digitsOf = (words: string): string => words.replace(/[^\dXx]/g, '')

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

/**
 * Returns the plain form in which a text is searched. A circled or raised number, such as ① before an item of a list, is no
 * digit of the number that follows it.
 */
const searched = (text: string) => plainForm(text.replace(/\p{No}/gu, sign => '|'.repeat(sign.length)))

const unique = (words: readonly string[]): string[] => [...new Set(words)]

const wordsOf = (rule: Rule, text: string): string[] =>
  unique(matchesOf(rule, searched(text).text).map(({ words }) => words))

/** Returns the mobile numbers in a text as its plain form has them, each once. */
export const phonesIn = (text: string): string[] => wordsOf(phone, text)

/** Returns the WeChat ids in a text as its plain form has them, each once and without the word before it. */
export const wechatIdsIn = (text: string): string[] =>
  unique(wordsOf(wechat, text).map(words => words.replace(wechatWord, '')))

/** Returns the QQ numbers in a text as its plain form has them, each once and without the word before it. */
export const qqNumbersIn = (text: string): string[] =>
  unique(wordsOf(qq, text).map(words => words.replace(/^\D+/, '')))

/** Returns the citizens' ID numbers in a text as its plain form has them, each once. */
export const idNumbersIn = (text: string): string[] => wordsOf(idNumber, text)

/** Shows only the ends of a number, by which its writer finds it: 138****1234, and 28****61 of a shorter one. */
export function maskNumber(words: string): string {
  const { text } = plainForm(words)
  const [first, last] = text.length < 11 ? [2, 2] : [3, 4]
  return `${text.slice(0, first)}****${text.slice(-last)}`
}

/** Finds personal data in a text, in the order of the text; passages do not overlap. */
export function findPersonalData(text: string): Found[] {
  const plain = searched(text)
  const taken: (Match & { kind: FindingKind })[] = []
  for (const rule of rules) {
    const before = [...taken].sort((one, other) => one.from - other.from)
    let next = 0
    for (const match of matchesOf(rule, plain.text)) {
      while ((before[next]?.to ?? Number.POSITIVE_INFINITY) <= match.from) next++
      const isFree = (before[next]?.from ?? Number.POSITIVE_INFINITY) >= match.to
      if (isFree) taken.push({ ...match, kind: rule.kind })
    }
  }
  taken.sort((one, other) => one.from - other.from)
  const points = createPoints(text)
  return taken.map(({ kind, from, to }) => {
    const passage = plain.locate(from, to)
    return { kind, start: points(passage.from), end: points(passage.to) }
  })
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
