import { editDistance } from '@board/schemas/facts/text/edit-distance'
import { variables } from './config.ts'

/** The beginning of variables that no other program has. */
const ownPrefix = 'THIRD_PARTY_'

/** One typing error is allowed for so many letters: shorter names are too near to those of other programs. */
const lettersPerError = 8

/**
 * Lists variables of the environment that look like misspellings of those of the site, each as a sentence such as
 * `DATABSE_URL is not known; did you mean DATABASE_URL?`. The values are not looked at.
 *
 * The environment has variables of other programs, too. Short names such as PORT are therefore never suggested, and a name
 * that only continues a known one (DATABASE_URL_OLD) is taken as meant.
 */
export function misspelledVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(environment)
    .filter(name => !isKnown(name) && !variables.some(known => continues(name, known)))
    .toSorted()
    .flatMap(name => {
      const meant = nearest(name)
      if (meant) return [`${name} is not known; did you mean ${meant}?`]
      return name.startsWith(ownPrefix) ? [`${name} is not known.`] : []
    })
}

const isKnown = (name: string): boolean => variables.some(known => known === name)

const continues = (name: string, known: string): boolean =>
  name.startsWith(known) && /^(_|\d)/.test(name.slice(known.length))

/** Returns the variable with the fewest typing errors; undefined if all have more than their length allows. */
function nearest(name: string): string | undefined {
  const near = variables
    .filter(known => errorsIn(known) > 0)
    .map(known => ({ known, distance: editDistance(inSingular(name), inSingular(known)) }))
    .filter(({ known, distance }) => distance <= errorsIn(known))
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.known
}

/** Returns the number of typing errors that a name may have; the common beginning of third parties does not count. */
function errorsIn(known: string): number {
  const letters = known.startsWith(ownPrefix) ? known.length - ownPrefix.length : known.length
  return Math.floor(letters / lettersPerError)
}

/** Returns a name in capitals with each word in the singular: TRUST_PROXIES is a misspelling of TRUST_PROXY. */
const inSingular = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/IES(?=_|$)/g, 'Y')
    .replaceAll(/S(?=_|$)/g, '')
