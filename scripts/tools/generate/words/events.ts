import { complainer } from '../entities/complain.ts'
import type { Problem } from '../problem.ts'
import { type AllWords, wordsFileOf } from './discover.ts'

/** Lists the nouns whose events stand in two families. An event without words does not compile. */
export function eventProblems({ families }: AllWords): Problem[] {
  const nouns = families.flatMap(({ name, words, source }) =>
    Object.keys(words.events ?? {}).map(noun => ({ name, noun, complain: complainer(source) }))
  )
  return nouns.flatMap(({ name, noun, complain }) => {
    const other = nouns.find(one => one.noun === noun && one.name < name)
    return other
      ? [complain(['events', noun], `the events of "${noun}" stand in ${wordsFileOf(other.name)}, too`)]
      : []
  })
}
