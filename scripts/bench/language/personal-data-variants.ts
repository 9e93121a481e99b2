import type { FindingKind } from '@board/schemas/facts/text/findings'
import { passesLuhn } from '@board/schemas/facts/text/findings'
import { type Random, randomFrom } from '../../demo/random.ts'

/** A text with one piece of personal data, which belongs to nobody. */
export interface PersonalDataVariant {
  readonly kind: FindingKind
  readonly words: string
  readonly text: string
}

const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

const spelled = (digits: string, signs: string): string =>
  digits.replaceAll(/\d/g, digit => signs[Number(digit)] ?? digit)

/** Joins groups of the given lengths; a group for which no digits are left is left out. */
function grouped(digits: string, lengths: readonly number[], sign: string): string {
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0))
  return ends
    .map((end, at) => digits.slice(end - (lengths[at] ?? 0), end))
    .filter(group => group !== '')
    .join(sign)
}

const threeFourFour = [3, 4, 4]
const fours = [4, 4, 4, 4, 3]

const phoneForms: readonly ((digits: string) => string)[] = [
  digits => digits,
  digits => grouped(digits, threeFourFour, ' '),
  digits => grouped(digits, threeFourFour, '-'),
  digits => grouped(digits, threeFourFour, '.'),
  digits => grouped(digits, threeFourFour, '—'),
  digits => grouped(digits, threeFourFour, '\u3000'),
  digits => grouped(digits, threeFourFour, '\u00a0'),
  digits => grouped(digits, [3, 8], ' '),
  digits => grouped(digits, [7, 4], '-'),
  digits => `+86 ${grouped(digits, threeFourFour, '-')}`,
  digits => `86${digits}`,
  fullWidth,
  digits => fullWidth(grouped(digits, threeFourFour, '-')),
  digits => [...digits].join('\u200b'),
  digits => spelled(digits, '零一二三四五六七八九'),
  digits => spelled(digits, '〇一二三四五六七八九'),
  digits => spelled(digits, '零幺二三四五六七八九'),
  digits => spelled(digits, '零壹贰叁肆伍陆柒捌玖'),
  digits => grouped(spelled(digits, '零一二三四五六七八九'), threeFourFour, ' '),
  digits => `${digits.slice(0, 3)}${spelled(digits.slice(3), '零一二三四五六七八九')}`
]

const idForms: readonly ((digits: string) => string)[] = [
  digits => digits,
  digits => grouped(digits, [6, 8, 4], ' '),
  digits => grouped(digits, [6, 8, 4], '-'),
  digits => grouped(digits, [6, 4, 4, 4], ' '),
  digits => grouped(digits, [4, 4, 4, 4, 2], ' '),
  digits => grouped(digits, [6, 8, 4], '\u00a0'),
  fullWidth,
  digits => digits.toLowerCase()
]

const cardForms: readonly ((digits: string) => string)[] = [
  digits => digits,
  digits => grouped(digits, fours, ' '),
  digits => grouped(digits, fours, '-'),
  fullWidth,
  digits => grouped(digits, fours, '\u00a0'),
  digits => grouped(digits, fours, '—')
]

const plateForms: readonly ((plate: string) => string)[] = [
  plate => plate,
  plate => `${plate.slice(0, 2)}·${plate.slice(2)}`,
  plate => `${plate.slice(0, 2)} ${plate.slice(2)}`,
  plate => `${plate.slice(0, 2)}-${plate.slice(2)}`,
  plate => plate.toLowerCase(),
  plate => `${plate[0]}${fullWidth(plate.slice(1))}`
]

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('')

/** A mobile number of a block that no operator gives out. */
const makePhone = (random: Random): string =>
  `1${random.int(3, 9)}${random.int(0, 9)}0000${digits(random, 4)}`

function makeId(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const birth = `${random.int(1940, 2005)}${two(random.int(1, 12))}${two(random.int(1, 28))}`
  const body = `330602${birth}${digits(random, 3)}`
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0)
  return `${body}${'10X98765432'[sum % 11]}`
}

function makeCard(random: Random): string {
  const body = `6222${digits(random, random.int(0, 1) === 0 ? 11 : 14)}`
  const last = [...'0123456789'].find(digit => passesLuhn(`${body}${digit}`))
  return `${body}${last}`
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const letter = (random: Random): string => letters[random.int(0, letters.length - 1)] ?? 'A'

const makePlate = (random: Random): string => {
  const place = '浙京沪粤川鲁'[random.int(0, 5)]
  return random.int(0, 1) === 0
    ? `${place}${letter(random)}${digits(random, 4)}${letter(random)}`
    : `${place}${letter(random)}D${digits(random, 5)}`
}

const makeEmail = (random: Random): string =>
  [
    () => `reader${digits(random, 3)}@example.com`,
    () => `a.b-${digits(random, 2)}@mail.example.org`,
    () => fullWidth(`reader${digits(random, 2)}@example.com`),
    () => `reader_${digits(random, 2)} @ example.com`,
    () => `${digits(random, 8)}@example.cn`
  ][random.int(0, 4)]?.() ?? ''

const makeDoor = (random: Random): string => {
  const [building, entrance, room] = [
    random.int(1, 40),
    random.int(1, 5),
    `${random.int(1, 18)}0${random.int(1, 6)}`
  ]
  return (
    [
      () => `${building}幢${entrance}单元${room}室`,
      () => `${building}栋${entrance}单元${room}`,
      () => `${building}号楼${entrance}单元${room}室`,
      () => `${building}栋${room}`,
      () => `${building}-${entrance}-${room}`,
      () => `${building}#${room}`,
      () => `${fullWidth(String(building))}幢${fullWidth(room)}室`,
      () => '三幢二单元五〇一室',
      () => `${letter(random)}座${room}室`
    ][random.int(0, 8)]?.() ?? ''
  )
}

/** How many variants there are of a kind, and the words around them. */
const plan: readonly (readonly [
  FindingKind,
  number,
  string,
  (random: Random, at: number) => string,
  string
])[] = [
  ['phone', 60, '请打我电话', (random, at) => formed(phoneForms, at, makePhone(random)), '，晚上都在。'],
  ['idNumber', 40, '本人身份证', (random, at) => formed(idForms, at, makeId(random)), '，请核实。'],
  ['bankCard', 30, '退款请打到卡号', (random, at) => formed(cardForms, at, makeCard(random)), '，谢谢。'],
  ['plate', 25, '车牌', (random, at) => formed(plateForms, at, makePlate(random)), '的车一直堵在门口。'],
  ['email', 20, '请发到', makeEmail, '，谢谢。'],
  ['door', 25, '我家住平安小区', makeDoor, '，楼上漏水。']
]

const formed = (forms: readonly ((words: string) => string)[], at: number, words: string): string =>
  forms[at % forms.length]?.(words) ?? words

/** Makes 200 texts with personal data in the ways in which people write them: spaces, dashes, full width, Han digits. */
export function makePersonalDataVariants(): PersonalDataVariant[] {
  const random = randomFrom(2026)
  return plan.flatMap(([kind, count, before, make, after]) =>
    Array.from({ length: count }, (_, at) => {
      const words = make(random, at)
      return { kind, words, text: `${before}${words}${after}` }
    })
  )
}
