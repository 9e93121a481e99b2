import type { Db, Trx } from '../../platform/database/open.ts'
import { comparable } from '../../platform/language/comparable.ts'
import { shippedSynonyms } from '../../platform/language/shipped-synonyms.ts'
import { type FoundSynonyms, type SynonymGroup, synonymFinder } from '../../platform/language/synonyms.ts'
import { cacheBriefly } from './cache-briefly.ts'
import { findMark, findSynonymGroup, insertSynonyms, lockSynonyms, selectSynonyms, setMark } from './store.ts'

/** The mark of a site whose table has got the shipped groups. */
const filledMark = 'synonyms'

/** How long a server keeps the words, in milliseconds; it hears of a change at once. */
const keepFor = 10 * 60_000

/** What searches know of words of the same meaning. */
export interface Synonyms {
  readonly groups: readonly SynonymGroup[]
  /** Finds the words of the groups in a text in the plain form. */
  readonly find: (text: string) => FoundSynonyms[]
}

const readings = cacheBriefly(keepFor, readGroups, 'synonym_group')

async function readGroups(db: Db | Trx): Promise<Synonyms> {
  const isFilled = (await findMark(db, filledMark)) !== undefined
  const groups = isFilled
    ? (await selectSynonyms(db)).map(({ name, words }) => [name, ...words].map(comparable))
    : shippedSynonyms
  return { groups, find: synonymFinder(groups) }
}

/** Reads the words of the same meaning that editors keep; the shipped ones until the table is filled. */
export const readSynonyms = (db: Db | Trx): Promise<Synonyms> => readings.read(db)

/** Drops the words that this process keeps, after a change of them. */
export const forgetSynonyms = (db: Db | Trx): void => readings.forget(db)

/**
 * Writes the shipped groups into the table once, so that a group that an editor has deleted does not come back.
 * @returns the number of groups that were written
 */
export async function fillSynonyms(trx: Trx, now: Date): Promise<number> {
  if (await findMark(trx, filledMark)) return 0
  const rows = shippedSynonyms.map(([name = '', ...words]) => ({ name, words }))
  await insertSynonyms(trx, rows)
  await setMark(trx, filledMark, String(rows.length), now)
  return rows.length
}

/**
 * Finds the first word that stands in a group of another name and id, and the name of that group. Groups then change one
 * after another until the transaction ends.
 */
export async function findTakenWord(
  trx: Trx,
  [name, ...words]: readonly string[],
  id: number | undefined
): Promise<{ word: string; group: string } | undefined> {
  await lockSynonyms(trx)
  for (const word of name === undefined ? [] : [name, ...words]) {
    const group = await findSynonymGroup(trx, word, id)
    // the database refuses a second group of the same name
    if (group !== undefined && group !== name) return { word, group }
  }
  return undefined
}
