import { type RawBuilder, sql } from 'kysely'
import { readPlaces } from '../../directory/site/places.ts'
import { cityOf, endOfRegion, provinceOf } from '../../directory/site/region-code.ts'
import { readSynonyms } from '../../directory/site/synonyms.ts'
import type { Db } from '../../platform/database/open.ts'
import { isFiller } from '../../platform/language/fillers.ts'
import { isPair, searchDocument, searchQuery } from './bigrams.ts'
import { correctWord, countContaining } from './correct.ts'
import { conditionsOfFilter, type SearchFilter } from './find.ts'
import { readPairShares } from './pair-shares.ts'
import { rowsBetween, shareOf } from './shares.ts'

/** The smallest share of the weight of a query that a near result contains, and of one that is better than an empty page. */
const leastWeight = 0.3
const leastWeightAlone = 0.24

/** The rows that are found by the rarest parts, and by one part: enough for a rare word, and bounded for a common one. */
const mostHits = 300

/** The rows whose text is read: those that have the most of the parts by which they were found. */
const mostCandidates = 100

/** The newest messages of a forum that are read for a query that is only a place. */
const mostOfForum = 30

/** The characters of a row that are read; long complaints say first what they are about. */
const readCharacters = 1500

/** The share by which a part is weighed that the statistics do not know, because few messages have it. */
const unknownShare = 0.0005

/** The pairs of which a row has two, if all pairs of a query are common, and how much more common the rarest can be. */
const mostCommon = 3
const commonTimes = 20

/** The words of the same meaning that are looked for, so that a long group does not slow down a search. */
const mostOthers = 12

/** How much more a piece counts that stands in the subject. */
const subjectShare = 0.5

/** How much a single character counts, which is looked for in the subject alone, compared with a pair. */
const singleShare = 0.5

/** How much a pair counts that has a character of asking and telling in it, or stands in the name of an office. */
const fillerShare = 0.3

/** The name of an office that a message can be about, beside its matter: 人社局, 教育部门. */
const officeName = /\p{Script=Han}(?:局|厅|部门?|委)$/u

/** A pair of characters of a query, or a single one, with its weight: rarer ones say more. */
interface WeighedPart {
  readonly text: string
  readonly gram: number
  readonly share: number
  readonly weight: number
}

/** A piece of a query: the pairs of a word, and each word that means the same. */
interface Piece {
  readonly pairs: readonly WeighedPart[]
  readonly others: readonly SameMeaning[]
}

interface SameMeaning {
  readonly text: string
  readonly grams: readonly number[]
  /** The share of its rarest pair. */
  readonly share: number
}

const gramsOfWord = (word: string): number[] => searchDocument([word]).grams.filter(isPair)

const singleGram = (character: string): number => character.charCodeAt(0) << 16

/** Returns the different pairs of neighbouring characters of a word. */
const pairsOfWord = (word: string): string[] => [
  ...new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)))
]

/** Returns how much of the matter a part says by its characters: nothing if all of them are fillers. */
function shareOfMatter(text: string): number {
  const filling = [...text].filter(isFiller).length
  return filling === 0 ? 1 : filling === text.length ? 0 : fillerShare
}

async function weigh(
  db: Db,
  parts: readonly { text: string; gram: number }[],
  times = 1
): Promise<WeighedPart[]> {
  const { shareOfGram } = await readPairShares(db)
  const weighed = await Promise.all(
    parts.map(async ({ text, gram }) => {
      const weight = -Math.log((await shareOf(db, [gram])) || unknownShare) * shareOfMatter(text) * times
      return { text, gram, share: shareOfGram(gram), weight }
    })
  )
  return weighed.filter(({ weight }) => weight > 0)
}

const weighPairs = (db: Db, pairs: readonly string[], times?: number): Promise<WeighedPart[]> =>
  weigh(
    db,
    pairs.flatMap(text => gramsOfWord(text).map(gram => ({ text, gram }))),
    times
  )

const weighSingles = (db: Db, word: string): Promise<WeighedPart[]> =>
  weigh(
    db,
    [...new Set(word.match(/\p{Script=Han}/gu) ?? [])]
      .filter(text => text.length === 1)
      .map(text => ({ text, gram: singleGram(text) }))
  )

async function readMeaning(db: Db, text: string): Promise<SameMeaning> {
  const { shareOfGram } = await readPairShares(db)
  const grams = gramsOfWord(text)
  return { text, grams, share: Math.min(...grams.map(shareOfGram)) }
}

/** Divides a word of a query into pieces: known words with others of the same meaning, and what stands between them. */
async function piecesOf(db: Db, word: string): Promise<Piece[]> {
  const known = (await readSynonyms(db)).find(word)
  const inKnown = new Set(known.flatMap(({ word: one }) => pairsOfWord(one)))
  const between = pairsOfWord(word).filter(pair => !inKnown.has(pair))
  return [
    ...(await Promise.all(
      known.map(async ({ word: one, others }) => ({
        pairs: await weighPairs(db, pairsOfWord(one), officeName.test(one) ? fillerShare : 1),
        others: await Promise.all(others.slice(0, mostOthers).map(other => readMeaning(db, other)))
      }))
    )),
    { pairs: await weighPairs(db, between), others: [] }
  ].filter(({ pairs }) => pairs.length > 0)
}

const total = (parts: readonly WeighedPart[]): number => parts.reduce((sum, { weight }) => sum + weight, 0)

/** Returns the weight that a text has of a piece: all of it if it has another word of the same meaning. */
function weightOfPiece({ pairs, others }: Piece, text: string): number {
  return others.some(other => text.includes(other.text))
    ? total(pairs)
    : total(pairs.filter(pair => text.includes(pair.text)))
}

/** Returns the share of all messages that the rarest parts have together. */
async function readMostShare(db: Db, filter: NearFilter): Promise<number> {
  return mostHits / Math.max(1, await rowsBetween(db, filter))
}

/** Returns the rarest parts, as long as few messages have one of them. */
function rarest<Part extends { readonly share: number }>(parts: readonly Part[], most: number): Part[] {
  const chosen: Part[] = []
  let shares = 0
  for (const part of parts.toSorted((one, other) => one.share - other.share)) {
    shares += part.share
    if (chosen.length > 0 && shares > most) break
    chosen.push(part)
  }
  return chosen
}

/** The words of a query without the places in them, undefined if nothing is left, and the smallest region of these. */
async function divide(
  db: Db,
  text: string
): Promise<{ matter: string | undefined; regionId: number | undefined }> {
  const places = (await readPlaces(db))(text)
  const sizeOf = (id: number) => endOfRegion(id) - id
  const smallest = places.toSorted((one, other) => sizeOf(one.regionId) - sizeOf(other.regionId))[0]
  const rest = places.reduceRight(
    (before, { from, to }) => `${before.slice(0, from)} ${before.slice(to)}`,
    text
  )
  return { matter: searchQuery(rest) ? rest : undefined, regionId: smallest?.regionId }
}

/** The words of a query that are looked for: pieces, and the characters of the words. */
interface Wanted {
  readonly pieces: readonly Piece[]
  readonly singles: readonly WeighedPart[]
}

async function readWanted(db: Db, matter: string): Promise<Wanted> {
  const typed = searchQuery(matter)?.all ?? []
  const words = await Promise.all(typed.map(async word => (await correctWord(db, word))?.text ?? word))
  return {
    pieces: (await Promise.all(words.map(word => piecesOf(db, word)))).flat(),
    singles: (await Promise.all(words.map(word => weighSingles(db, word)))).flat()
  }
}

/** Grams by which rows are looked up, and what a row with all of them is worth. */
interface Key {
  readonly grams: readonly number[]
  readonly weight: number
}

/** Returns the keys of rows that have two of the parts. */
const twosOf = (parts: readonly WeighedPart[]): Key[] =>
  parts.flatMap((one, at) =>
    parts.slice(at + 1).map(other => ({ grams: [one.gram, other.gram], weight: one.weight + other.weight }))
  )

/**
 * Chooses the rarest pairs, characters and words of the same meaning, each as long as few messages have one of them. If
 * all pairs are common, rows with two of the rarest ones are looked up, too.
 * @param exact the words of the query: rows with all of them are no near results
 */
function chooseKeys({ pieces, singles }: Wanted, exact: readonly string[], most: number): Key[] {
  const isRare = ({ share }: { readonly share: number }) => share <= most
  const isExact = (text: string) => exact.length === 1 && text.includes(exact.join())
  const others = pieces
    .flatMap(piece => piece.others.map(other => ({ ...other, weight: total(piece.pairs) })))
    .filter(({ text }) => !isExact(text))
  const pairs = pieces.flatMap(piece => piece.pairs).filter(({ text }) => !isExact(text))
  const rare = rarest(pairs, most)
  const isCommon = rare.some(({ share }) => share > most && share <= most * commonTimes)
  return [
    ...rare.map(({ gram, weight }) => ({ grams: [gram], weight })),
    ...(isCommon ? twosOf(rarest(pairs, 1).slice(0, mostCommon)) : []),
    ...rarest(singles.filter(isRare), most).map(({ gram, weight }) => ({
      grams: [gram],
      weight: weight * singleShare
    })),
    ...rarest(others.filter(isRare), most).map(({ grams, weight }) => ({ grams, weight }))
  ]
}

interface Candidate {
  readonly tid: number
  readonly regionId: number | null
  readonly at: Date
  readonly body: string
}

type NearFilter = Pick<SearchFilter, 'values' | 'rows'>

/** Returns the condition that a row `s` has not all words of a query: the exact results have those that do. */
const lacksSome = (words: readonly string[]): RawBuilder<boolean> =>
  sql`not (${sql.join(
    words.map(word => sql`strpos(s.body, ${word}) > 0`),
    sql` and `
  )})`

/** Reads the rows that have the most of the keys, the newest first among equals, but not all words of the query. */
async function readCandidates(
  db: Db,
  words: readonly string[],
  keys: readonly Key[],
  filter: NearFilter
): Promise<Candidate[]> {
  const conditions = sql.join(conditionsOfFilter(filter), sql` and `)
  const { rows } = await sql<Candidate>`
    with hits as materialized (
      select hit.tid, key.weight
      from unnest(${keys.map(({ grams }) => `{${grams.join()}}`)}::text[], ${keys.map(({ weight }) => weight)}::float8[])
        as key (grams, weight)
      cross join lateral (
        select tid from message_search where grams @> key.grams::integer[] and ${conditions} limit ${sql.lit(mostHits)}) hit),
    best as materialized (
      select tid from hits group by tid order by sum(weight) desc, tid desc limit ${sql.lit(mostCandidates)})
    select s.tid, s.at, f.region_id as "regionId", left(s.body, ${sql.lit(readCharacters)}) as body
    from best join message_search s on s.tid = best.tid join forum f on f.fid = s.fid
    where ${lacksSome(words)}`.execute(db)
  return rows
}

/**
 * Reads the newest messages to forums of a region or below it that have not all words of the query. If there are none, it
 * reads those to the forums of the city, then of the province.
 */
async function readOfPlace(
  db: Db,
  words: readonly string[],
  regionId: number,
  filter: NearFilter
): Promise<Candidate[]> {
  const conditions = sql.join(conditionsOfFilter(filter), sql` and `)
  const city = cityOf(regionId)
  const province = provinceOf(regionId)
  for (const [from, end] of [
    [regionId, endOfRegion(regionId)],
    [city, city + 1],
    [province, province + 1]
  ]) {
    const { rows } = await sql<Candidate>`
      select s.tid, s.at, f.region_id as "regionId", left(s.body, ${sql.lit(readCharacters)}) as body
      from forum f
      cross join lateral (
        select tid from message where fid = f.fid and audit_state = 1 and is_public
        order by approved_at desc, tid desc limit ${sql.lit(mostOfForum)}) newest
      cross join lateral (select * from message_search where tid = newest.tid and ${conditions}) s
      where f.region_id >= ${from} and f.region_id < ${end} and ${lacksSome(words)}
      order by s.at desc, s.tid desc limit ${sql.lit(mostCandidates)}`.execute(db)
    if (rows.length > 0) return rows
  }
  return []
}

/** What stands before and after the matter of a subject: 关于…的投诉, 投诉：…, 请问：…. */
const around =
  /^(?:关于|有关|投诉|请问|咨询|反映|举报|求助|建议|再次| )+|(?:的|投诉|咨询|反映|举报|求助|建议|问题|情况| )+$/gu

/** Leaves one message of each subject, the first one. Subjects that differ only in what kind of message they are count as one. */
function oneOfEach(rows: readonly Candidate[]): Candidate[] {
  const matterOf = ({ body }: Candidate) => {
    const subject = body.split('\n', 1)[0] ?? ''
    return subject.replace(around, '') || subject
  }
  return [...Map.groupBy(rows, matterOf).values()].flatMap(([first]) => (first ? [first] : []))
}

/**
 * Finds public messages near a text: they contain much of its weight, or words of the same meaning, but not all of its
 * words. Messages of a place in the text come first, then the likeliest, then the newest. If no message has all of its words or
 * much of its weight, those with less of it are found. A text that is only a place finds the newest messages of the place, or
 * of the regions above it. One message of each subject is found.
 * @returns the ids of at most `rows` messages
 */
export async function findNear(db: Db, text: string, filter: NearFilter): Promise<number[]> {
  const whole = searchQuery(text)
  if (!whole) return []
  const { matter, regionId } = await divide(db, text)
  const firstOf = (rows: readonly Candidate[]) =>
    oneOfEach(rows)
      .slice(0, filter.rows)
      .map(({ tid }) => tid)
  if (matter === undefined) {
    if (regionId === undefined) return []
    return firstOf(await readOfPlace(db, whole.all, regionId, filter))
  }
  const wanted = await readWanted(db, matter)
  const { pieces, singles } = wanted
  if (pieces.length === 0) return []
  const keys = chooseKeys(wanted, whole.all, await readMostShare(db, filter))
  const candidates = await readCandidates(db, whole.all, keys, filter)
  const weightIn = (words: string) => pieces.reduce((sum, piece) => sum + weightOfPiece(piece, words), 0)
  const most = total(pieces.flatMap(({ pairs }) => pairs)) + total(singles) * singleShare
  const isOfRegion = (id: number | null) =>
    regionId !== undefined && id !== null && id >= regionId && id < endOfRegion(regionId)
  const found = candidates
    .map(row => {
      const subject = row.body.split('\n', 1)[0] ?? ''
      const ofSingles = total(singles.filter(one => subject.includes(one.text))) * singleShare
      const weight = weightIn(row.body) + weightIn(subject) * subjectShare + ofSingles
      return { ...row, weight, isNear: isOfRegion(row.regionId) }
    })
    .sort(
      (one, other) =>
        Number(other.isNear) - Number(one.isNear) ||
        other.weight - one.weight ||
        other.at.getTime() - one.at.getTime() ||
        other.tid - one.tid
    )
  const withShare = (share: number) => found.filter(({ weight }) => weight >= share * most)
  const likely = withShare(leastWeight)
  if (likely.length > 0) return firstOf(likely)
  const [exact] = await countContaining(db, [text])
  return exact === 0 ? firstOf(withShare(leastWeightAlone)) : []
}
