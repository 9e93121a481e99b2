import type { Db, Trx } from '../database/open.ts'
import { comparable } from '../language/comparable.ts'
import { cacheBriefly } from './cache-briefly.ts'
import { selectForbiddenWords } from './store.ts'

const reading = cacheBriefly(2000, selectForbiddenWords, 'forbidden_word')

/** Reads the words that replies and names must not contain. */
export const forbiddenWords = (db: Db | Trx): Promise<string[]> => reading.read(db)

/** Drops the words that this process keeps, after a change of them. */
export const forgetForbiddenWords = (db: Db | Trx): void => reading.forget(db)

/** Tells whether a text contains one of some words, in any script, width or case, and with space between Han characters. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const compared = comparable(text)
  return words.map(comparable).some(word => word !== '' && compared.includes(word))
}
