import { complainer } from '../entities/complain.ts'
import { didYouMean, type Problem } from '../problem.ts'
import type { Wordy } from './check.ts'
import { type AllWords, wordsFileOf } from './discover.ts'

/**
 * Lists the events without a name, and the names of events that do not exist. The events of one noun
 * stand together, in the family that its author has chosen.
 */
export function eventProblems({ families }: AllWords, { events, places }: Wordy): Problem[] {
  const named = families.flatMap(({ name: family, words, source }) =>
    Object.entries(words.events ?? {}).map(([noun, texts]) => ({
      family,
      noun,
      texts,
      complain: complainer(source)
    }))
  )
  const missing = events.flatMap(verb => {
    const [noun = '', act = ''] = verb.split('.')
    const own = named.find(one => one.noun === noun)
    if (own?.texts[act]) return []
    const message = `the event has no name: write events.${verb} in ${wordsFileOf(own?.family ?? '<family>')}`
    return [{ ...places.placeOfEvent(verb), message }]
  })
  const needless = named.flatMap(({ family, noun, texts, complain }) => {
    const other = named.find(one => one.noun === noun && one.family !== family)
    return [
      ...(other && other.family < family
        ? [complain(['events', noun], `the events of "${noun}" stand in ${wordsFileOf(other.family)}, too`)]
        : []),
      ...Object.keys(texts)
        .filter(act => !events.includes(`${noun}.${act}`))
        .map(act =>
          complain(
            ['events', noun, act],
            `there is no event "${noun}.${act}"${didYouMean(`${noun}.${act}`, events)}`
          )
        )
    ]
  })
  return [...missing, ...needless]
}
