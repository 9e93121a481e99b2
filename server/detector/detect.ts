/** What may be wrong with an answer (domain 6): pure rules over texts. */
import { templatePhrases } from './phrases.ts'

export type Finding = 'phone' | 'idNumber' | 'forbiddenWord' | 'template' | 'copied' | 'unrelated'

export interface Examined {
  readonly answer: string
  /** The message that is answered: subject and texts. */
  readonly message: string
  readonly forbiddenWords: readonly string[]
  /** Whether another message was answered with the same text. */
  readonly copied: boolean
}

const phone = /(?<!\d)(1[3-9]\d{9})(?!\d)/
const idNumber = /(?<!\d)(\d{17}[\dXx]|\d{15})(?!\d)/

/** Everything that the detector finds, worst first. */
export function detect({ answer, message, forbiddenWords, copied }: Examined): Finding[] {
  const findings: Finding[] = []
  if (idNumber.test(answer)) findings.push('idNumber')
  if (phone.test(answer)) findings.push('phone')
  if (forbiddenWords.some(word => answer.includes(word))) findings.push('forbiddenWord')
  if (isTemplateOnly(answer)) findings.push('template')
  else if (!shareWords(answer, message)) findings.push('unrelated')
  if (copied) findings.push('copied')
  return findings
}

/** Whether nothing is left of an answer once courtesies and stock phrases are taken out. */
function isTemplateOnly(answer: string): boolean {
  const rest = templatePhrases.reduce((text, phrase) => text.replaceAll(phrase, ''), answer)
  return hanOf(rest).length < 12
}

const hanOf = (text: string): string => text.replace(/[^\p{Script=Han}A-Za-z0-9]/gu, '')

const commonPairs = new Set([
  '您好',
  '感谢',
  '留言',
  '反映',
  '问题',
  '回复',
  '我们',
  '您的',
  '关于',
  '现将',
  '情况',
  '如下',
  '进行',
  '工作',
  '相关',
  '部门',
  '单位',
  '支持',
  '理解',
  '关注',
  '监督'
])

const pairsOf = (text: string): Set<string> => {
  const han = hanOf(text)
  const pairs = new Set<string>()
  for (let at = 0; at + 1 < han.length; at++) pairs.add(han.slice(at, at + 2))
  return pairs
}

/** Whether two texts share words beside the courtesies; texts are compared by pairs of characters. */
function shareWords(answer: string, message: string): boolean {
  const asked = pairsOf(message)
  return [...pairsOf(answer)].some(pair => asked.has(pair) && !commonPairs.has(pair))
}
