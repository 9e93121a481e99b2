import { readdirSync, readFileSync } from 'node:fs'
import { type Random, randomFrom } from '../../demo/random.ts'
import { zipf } from './zipf.ts'

const corpus = new URL('../../demo/corpus/', import.meta.url)

const text = readdirSync(corpus)
  .filter(name => name.endsWith('.txt'))
  .sort()
  .map(name => readFileSync(new URL(name, corpus), 'utf8'))
  .join('\n')

/** The clauses of the demo's corpus: some occur in half of all messages, most in one of several thousand. */
const clauses = randomFrom(1).shuffled([...new Set(text.match(/\p{Script=Han}{5,24}/gu) ?? [])])
/** The characters of the corpus, the most frequent first. */
const characters = byFrequency(text.match(/\p{Script=Han}/gu) ?? [])
const suffixes = ['路', '街道', '小区', '村', '镇', '中学', '医院', '市场', '公司', '桥', '花园', '广场']

const clauseAt = zipf(clauses.length, 8)
const characterAt = zipf(characters.length, 30)

function byFrequency(all: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([one]) => one)
}

const clause = (random: Random) => clauses[clauseAt(random)] ?? ''
const character = (random: Random) => characters[characterAt(random)] ?? ''

/**
 * Returns a place name of two or three characters that hardly any other message contains. People search for such
 * names.
 */
const placeName = (random: Random) =>
  `${character(random)}${character(random)}${random.chance(0.4) ? character(random) : ''}${random.pick(suffixes)}`

/** Returns a subject of 8 to 30 characters. */
export const makeSubject = (random: Random): string =>
  random.chance(0.5) ? `${placeName(random)}${clause(random)}` : `关于${placeName(random)}的问题`

/**
 * Returns the text of a message: 30 to 400 characters, mostly about 130. It has no meaning, but its words are as
 * frequent as in real messages.
 */
export function makeContent(random: Random): string {
  const count = 4 + Math.floor(random.next() ** 1.8 * 20)
  let content = ''
  for (let index = 0; index < count; index++) {
    const ends = index === count - 1 || index % 3 === 2
    content += `${random.chance(0.2) ? placeName(random) : ''}${clause(random)}${ends ? '。' : '，'}`
  }
  return content
}

/** Returns the text of an institution's reply. */
export const makeAnswer = (random: Random): string => `您好，您的留言已收悉。${makeContent(random)}`
