import type { Random } from '../random.ts'
import { phrases } from './phrases.ts'
import type { Situation } from './situations.ts'
import type { Slots } from './slots.ts'

/** The facts of an answer: the situation, the subject, the time and the office that signs. */
export type Question = {
  random: Random
  slots: Slots
  situation: Situation
  subject: string
  at: Date
  office: string
}

const openingFor = ({ random, situation, subject }: Question) =>
  random.pick(phrases(`回复开头-${situation.type}`)).replace('{题}', subject)

/** Returns words that introduce a finding, unless the finding begins with such words itself. */
const lead = ({ random, situation }: Question) =>
  situation.type === '感谢' || /^(?:经|据|夜间|现场|抽查|田间)/.test(situation.finding)
    ? ''
    : random.pick(phrases(situation.type === '咨询' ? '核实-咨询' : '核实'))

const say = ({ slots, at }: Question, text: string) => slots.fill(text, at).replace(/。。/g, '。')

/** Writes the final reply: the findings and the measures about exactly this message. */
export function writeReply(question: Question): string {
  const { random, situation, office } = question
  const signature = random.chance(0.35) ? `\n${office}` : ''
  const join = random.chance(0.5) ? '\n' : ''
  const complaint = situation.type === '投诉' || situation.type === '求助'
  const endings = [...phrases('回复结尾'), ...(complaint ? phrases('回复结尾-投诉') : [])]
  const ending = random.chance(0.8) ? `\n${random.pick(endings)}` : ''
  const body = `${lead(question)}${situation.finding}。${join}${situation.outcome}。`
  return say(
    question,
    `${random.pick(phrases('回复称呼'))}${openingFor(question)}\n${body}${ending}${signature}`
  )
}

/** Writes an interim reply: the state of the matter and the time of the next reply. */
export function writeInterim(question: Question): string {
  const { random, situation } = question
  const next = random.pick(phrases('阶段'))
  return say(
    question,
    `${random.pick(phrases('回复称呼'))}${openingFor(question)}\n初步了解，${situation.finding}。${next}`
  )
}

/** Writes a further reply after a supplement. */
export const writeFurther = (question: Question): string =>
  say(
    question,
    `${question.random.pick(phrases('再复称呼'))}${question.random.pick(phrases('再复'))}${question.random.pick(phrases('回复结尾'))}`
  )

/** Writes a subordinate's draft: a report that its giver can adopt unchanged. */
export function writeDraft(question: Question): string {
  const { random, situation } = question
  const opening = random.pick(phrases('答复报告'))
  return say(
    question,
    `您好！${opening}${situation.finding}。${situation.outcome}。${random.pick(phrases('报告结尾'))}`
  )
}

export type Scores = { resolution: number; speed: number; manner: number }

/** Writes an explanation about the lowest of the scores. */
export function writeExplanation(question: Question, scores: Scores): string {
  const { random, situation } = question
  const worst = Math.min(scores.resolution, scores.speed, scores.manner)
  const about =
    worst > 3 ? '通用' : worst === scores.resolution ? '效果' : worst === scores.speed ? '速度' : '态度'
  const again = random.chance(0.4) ? `关于您最关心的问题：${situation.outcome}。` : ''
  return say(question, `${random.pick(phrases('再复称呼'))}${random.pick(phrases(`解释-${about}`))}${again}`)
}

/** Writes the last explanation. */
export const writeLastWord = (question: Question): string =>
  say(question, `${question.random.pick(phrases('再复称呼'))}${question.random.pick(phrases('最后'))}`)

/** Writes the author's comment on the scores. */
export function writeComment(random: Random, { resolution, speed, manner }: Scores, round: 1 | 2): string {
  const mean = (resolution + speed + manner) / 3
  if (round === 2) return random.pick(phrases(mean >= 3 ? '再评-好' : '再评-差'))
  return random.pick(phrases(mean >= 4 ? '评价-好' : mean >= 2.8 ? '评价-中' : '评价-差'))
}
