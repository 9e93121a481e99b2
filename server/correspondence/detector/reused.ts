/** What an answer takes from the answer to a similar message (decision 0183): pure functions over texts. */
import { findPersonalData } from '@board/schemas/facts/text/findings'
import { comparable } from '../../platform/language/comparable.ts'

/** The characters in a row that two answers have in common if one was made from the other. */
const leastPassage = 24

/** A form of address with the last character of a surname, such as 李女士; 一位女士 names nobody. */
const namePattern =
  /(?![位名个個的这這那该該各女男老])\p{Script=Han}(?:先生|女士|小姐|同志|师傅|老师|阿姨|大爷|大妈)/gu

/** Numbers that say of whom or of what a message tells: telephones, doors, plates, amounts. */
const hasNumber = /[0-9]{3}/
const lettersAndDigits = /[0-9A-Za-z]+/g

/** Tells whether an answer was made from another one: both have a long passage in common. */
export function isReused(answer: string, other: string): boolean {
  const [own, source] = [comparable(answer), comparable(other)]
  for (let at = 0; at + leastPassage <= own.length; at++)
    if (source.includes(own.slice(at, at + leastPassage))) return true
  return false
}

/** Returns the words of a text that may tell of its author: names, numbers and personal data, each once. */
function listPersonalWords(text: string): string[] {
  const points = Array.from(text)
  const data = findPersonalData(text).map(({ start, end }) => points.slice(start, end).join(''))
  const names = [...text.matchAll(namePattern)].map(([word]) => word)
  const numbers = [...text.matchAll(lettersAndDigits)]
    .map(([word]) => word)
    .filter(word => hasNumber.test(word))
  return [...new Set([...data, ...names, ...numbers])]
}

/**
 * Finds the words in an answer that tell of the author of another message: those that stand in that message, and not in the
 * one that is answered.
 */
export function findOthersData(answer: string, { own, other }: { own: string; other: string }): string[] {
  const compared = comparable(answer)
  const known = comparable(own)
  return listPersonalWords(other).filter(word => {
    const sought = comparable(word)
    return sought !== '' && compared.includes(sought) && !known.includes(sought)
  })
}
