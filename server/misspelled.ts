import { editDistance } from '@board/schemas/edit-distance'
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
      const meant = variables.find(known => isNear(name, known))
      if (meant) return [`${name} is not known; did you mean ${meant}?`]
      return name.startsWith(ownPrefix) ? [`${name} is not known.`] : []
    })
}

const isKnown = (name: string): boolean => variables.some(known => known === name)

const continues = (name: string, known: string): boolean =>
  name.startsWith(known) && /^(_|\d)/.test(name.slice(known.length))

function isNear(name: string, known: string): boolean {
  const limit = Math.floor(known.length / lettersPerError)
  return limit > 0 && editDistance(inSingular(name), inSingular(known)) <= limit
}

/** Returns a name in capitals with each word in the singular: TRUST_PROXIES is a misspelling of TRUST_PROXY. */
const inSingular = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/IES(?=_|$)/g, 'Y')
    .replaceAll(/S(?=_|$)/g, '')
