import { sql } from 'kysely'
import { cacheBriefly } from '../../directory/site/cache-briefly.ts'
import { readSynonyms } from '../../directory/site/synonyms.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { type Correction, pairsIn, wordCorrector } from '../../platform/language/correction.ts'

/** The newest public messages whose subjects are read, and the words that are kept, those of most messages. */
const mostSubjects = 30_000
const mostWords = 30_000

/** A word of fewer messages may be a typing error itself. */
const leastMessages = 3

/** How long a server uses the words, in milliseconds; they change once a night. */
const keepFor = 10 * 60_000

/**
 * Writes the words of the subjects of public messages anew: runs of three to six characters that several messages have. A
 * run counts once for each message.
 */
export async function learnVocabulary(trx: Trx): Promise<void> {
  await trx.deleteFrom('search_word').execute()
  await sql`
    insert into search_word (word, messages)
    select word, count(*)::integer as messages
    from (
      select distinct tid, substr(line, first, width) as word
      from (select tid, split_part(body, chr(10), 1) as line from message_search where is_listed
          order by at desc, tid desc limit ${sql.lit(mostSubjects)}) newest,
        generate_series(3, 6) as width,
        generate_series(1, char_length(line) - width + 1) as first
    ) run
    where word !~ '[ -~]' group by word having count(*) >= ${sql.lit(leastMessages)}
    order by count(*) desc, char_length(word) desc, word limit ${sql.lit(mostWords)}`.execute(trx)
}

/** The words of subjects and the words of the same meaning. */
interface Vocabulary {
  readonly correct: (text: string) => Correction[]
  /** The pairs of neighbouring characters that the words have. */
  readonly pairs: ReadonlySet<string>
}

async function readWords(db: Db | Trx): Promise<Vocabulary> {
  const rows = await db.selectFrom('search_word').select(['word', 'messages']).execute()
  const { groups } = await readSynonyms(db)
  const ofGroups = groups.flat().map(word => [word, 1] as const)
  const words = new Map([...ofGroups, ...rows.map(({ word, messages }) => [word, messages] as const)])
  return { correct: wordCorrector(words), pairs: new Set([...words.keys()].flatMap(pairsIn)) }
}

const vocabularies = cacheBriefly(keepFor, readWords)

/** Reads the words of subjects and the words of the same meaning, and returns a function that corrects typing errors by them. */
export const readWordCorrector = async (db: Db): Promise<(text: string) => Correction[]> =>
  (await vocabularies.read(db)).correct

/** Reads the pairs of neighbouring characters that the words of subjects and the words of the same meaning have. */
export const readKnownPairs = async (db: Db): Promise<ReadonlySet<string>> =>
  (await vocabularies.read(db)).pairs

/** Makes the next reading take the newest words. */
export const forgetVocabulary = (db: Db): void => vocabularies.forget(db)
