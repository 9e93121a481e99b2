import { readFileSync } from 'node:fs'
import { type DomainName, domains, messageTypes, type TypeName } from '../codes.ts'

/** A situation that one person describes, and the facts of an institution's answer. */
export type Situation = {
  id: string
  domain: DomainName
  type: TypeName
  /** The department in charge, without its place. */
  department: string
  /** True if the author is a company. */
  company: boolean
  subject: string
  story: string
  details: string[]
  request: string
  finding: string
  outcome: string
  /** The ranges of the numbers and dates that the texts share: slot → [low, high]. */
  ranges: ReadonlyMap<string, readonly [number, number]>
}

/** Reads every situation of the corpus, each version separately, in the order of the files. */
export function readSituations(): Situation[] {
  return domains.flatMap(([domain, file]) => {
    const text = readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
    return text
      .split(/^## /m)
      .filter(block => block.trim())
      .flatMap((block, index) => parseBlock(domain, index, block))
  })
}

/** Matches each slot with a range, such as `{日3-15}`; the same slot may occur elsewhere without the range. */
const slotRange = /\{([^{}\d]+)(\d+)-(\d+)\}/g

/** Reads the situations of one housing estate, about which many people write within a few weeks. */
export function readEstate(): Situation[] {
  const text = readFileSync(new URL('estate.txt', import.meta.url), 'utf8')
  return text
    .split(/^## /m)
    .filter(block => block.trim())
    .flatMap((block, index) => parseBlock('城建', index, block))
}

function parseBlock(domain: DomainName, index: number, block: string): Situation[] {
  const [head = '', ...lines] = block.trim().split('\n')
  const [type = '', department = '', company] = head.trim().split(' ')
  if (!(type in messageTypes)) throw new Error(`${domain}: unknown type ${head}`)
  const all = (mark: string) =>
    lines.filter(line => line.startsWith(`${mark} `)).map(line => line.slice(2).trim())
  const one = (mark: string) => all(mark)[0] ?? fail(`${domain}: ${head}: no line ${mark}`)
  const subjects = one('题').split('｜')
  const stories = all('事')
  if (subjects.length !== stories.length) fail(`${domain}: ${one('题')}: as many subjects as stories`)
  const ranges = new Map<string, readonly [number, number]>()
  for (const [, name = '', low, high] of block.matchAll(slotRange))
    ranges.set(name, [Number(low), Number(high)])
  return stories.map((story, telling) => {
    const others = stories.filter((_, other) => other !== telling)
    return {
      id: `${domain}-${index + 1}-${telling + 1}`,
      domain,
      type: type as TypeName,
      department,
      company: company === '企',
      subject: subjects[telling] ?? '',
      story,
      details: all('补'),
      request: one('求'),
      finding: partsAbout(one('查'), `${subjects[telling]}${story}`, `${others}${subjects}`),
      outcome: partsAbout(one('办'), `${subjects[telling]}${story}`, `${others}${subjects}`),
      ranges
    }
  })
}

function fail(message: string): never {
  throw new Error(message)
}

/** Removes the parts of an answer (between semicolons) that are only about the other version. */
function partsAbout(answer: string, own: string, other: string): string {
  const kept = answer.split('；').filter(part => shared(part, own) > 0 || shared(part, other) < 2)
  return kept.length > 0 ? kept.join('；') : answer
}

function shared(part: string, text: string): number {
  const pairs = new Set<string>()
  const plain = part.replace(/\{[^}]*\}|[，、。；“”]/g, ' ')
  for (let at = 0; at < plain.length - 1; at++) {
    const pair = plain.slice(at, at + 2)
    if (!pair.includes(' ') && text.includes(pair)) pairs.add(pair)
  }
  return pairs.size
}
