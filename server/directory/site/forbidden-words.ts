import type { Db, Trx } from '../../platform/database/open.ts'
import { comparable } from '../../platform/language/comparable.ts'
import { cacheBriefly } from './cache-briefly.ts'
import { selectForbiddenWords } from './store.ts'

const reading = cacheBriefly(2000, selectForbiddenWords, 'forbidden_word')

/** Reads the words that replies and names must not contain. */
export const forbiddenWords = (db: Db | Trx): Promise<string[]> => reading.read(db)

/** Drops the words that this process keeps, after a change of them. */
export const forgetForbiddenWords = (db: Db | Trx): void => reading.forget(db)

/** Finds which of some words a text contains, in any script, width or case, and with space between Han characters. */
export function findWordsIn(text: string, words: readonly string[]): string[] {
  const compared = comparable(text)
  return words.filter(word => {
    const sought = comparable(word)
    return sought !== '' && compared.includes(sought)
  })
}

/** Tells whether a text contains one of some words, in the forms of `findWordsIn`. */
export const holdsWord = (text: string, words: readonly string[]): boolean =>
  findWordsIn(text, words).length > 0
