import type { TypeName } from '../codes.ts'
import type { Random } from '../random.ts'
import { phrases } from './phrases.ts'
import type { Situation } from './situations.ts'
import type { Slots } from './slots.ts'

/** The text of a message, and the details that are kept for a supplement. */
export type Letter = { subject: string; content: string; remark: string; left: string[] }

type Parts = {
  greeting: string
  opening: string
  self: string
  story: string
  history: string
  detail: string
  reason: string
  request: string
  closing: string
}

/** The forms of a message with their weights: a letter, plain text, a list, or the request first. */
const shapes: readonly (readonly [(parts: Parts, random: Random) => string, number])[] = [
  [
    p =>
      `${p.greeting}\n${p.self}${p.opening}${p.story}\n${p.history}${p.detail}${p.reason}${p.request}\n${p.closing}`,
    30
  ],
  [p => `${p.story}${p.detail}${p.request}`, 16],
  [
    p => `${p.greeting}${p.opening}\n${p.story}${p.history}${p.detail}\n${p.reason}${p.request}${p.closing}`,
    18
  ],
  [p => `${p.opening}${p.story}${p.history}${p.reason}${p.request}${p.closing}`, 14],
  [asList, 9],
  [p => `${p.greeting}${p.request}\n事情是这样的：${p.story}${p.history}${p.detail}\n${p.closing}`, 7]
]

function asList(parts: Parts, random: Random): string {
  const points = [parts.story, parts.history, parts.detail, parts.reason].filter(Boolean)
  const numbered = points.map((point, index) => `${index + 1}. ${point}`)
  return [parts.greeting, ...numbered, `${random.pick(phrases('诉求'))}${parts.request}`]
    .filter(Boolean)
    .join('\n')
}

/** The least number of characters in a message. */
const minLength = 60

/** Writes the text of a situation in one of several forms and registers, which differ each time. */
export function writeLetter(random: Random, slots: Slots, situation: Situation): Letter {
  const { type, company } = situation
  const maybe = (probability: number, from: readonly string[]) =>
    random.chance(probability) ? random.pick(from) : ''
  const [told, ...left] = random.shuffled(situation.details)
  // some authors write little, and some write a lot
  const verbosity = random.weighted([
    [0, 45],
    [1, 35],
    [2, 12],
    [3, 8]
  ])
  const withDetail = random.chance(0.65)
  const shape = random.weighted(shapes)
  const parts = {
    greeting: maybe(0.8, phrases('称呼')),
    opening: maybe(0.75, phrases(`开头-${type}`)),
    self: maybe(0.5, phrases(company ? '身份-企业' : '身份')),
    story: situation.story,
    history: random
      .shuffled(phrases(`经过-${type}`))
      .slice(0, verbosity)
      .join(''),
    detail: withDetail && told ? told : '',
    reason: maybe(0.5, phrases(`理由-${type}`)),
    request: situation.request,
    closing: maybe(0.75, phrases(`结尾-${type}`))
  }
  const short = slots.fill(shape(parts, random))
  const text = short.length < minLength ? `${short}${random.pick(phrases(`经过-${type}`))}` : short
  return {
    subject: titled(random, slots, situation),
    content: text.replace(/\n{2,}/g, '\n').trim(),
    remark: maybe(0.08, phrases('备注')),
    left: withDetail || !told ? left : [told, ...left]
  }
}

/** Formal ways to begin a subject. */
const openings: Readonly<Record<TypeName, readonly string[]>> = {
  咨询: ['咨询：{题}', '请问：{题}', '关于“{题}”的咨询'],
  投诉: ['反映：{题}', '关于“{题}”的投诉', '投诉：{题}'],
  建言: ['{题}，供参考', '一点想法：{题}'],
  求助: ['求助：{题}', '急盼解决：{题}', '关于“{题}”的求助'],
  感谢: ['{题}，致敬', '表扬：{题}']
}

/** Returns the subject; sometimes it begins with the place, as people write it from elsewhere. */
function titled(random: Random, slots: Slots, { subject, type }: Situation): string {
  const plain = slots.fill(subject)
  const opened = random.pick(openings[type]).replace('{题}', plain)
  const named = slots.fill('{地}') + plain
  const startsWithPlace = /^\{(?:路|小区|村|镇|园|市场|河|公园|校|院)\}/.test(subject)
  if (startsWithPlace && type !== '感谢' && named.length <= 24 && random.chance(0.4)) return named
  return opened.length <= 26 && random.chance(0.2) ? opened : plain
}

/** Writes a supplement: a detail that the message left out, or a later observation. */
export function writeSupplement(random: Random, slots: Slots, left: string[]): string {
  const detail = left.shift()
  if (!detail) return slots.fill(random.pick(phrases('再补充')))
  return slots.fill(random.pick(phrases('补充')).replace('{补}', detail))
}
