/** Rate limits of calls that people make themselves. Decision 0041; specification 5, 7. */
import { isPace, type Pace } from '@board/schemas/facts/calls/paces'
import { usualAccountsPerAddress } from '../../config/config.ts'
import type { Limit } from '../call.ts'
import { findFacts } from '../contract/facts.ts'

/** Returns the limit of an address for a limit per account. */
export const limitForAccounts = ({ max, seconds }: Limit, accounts: number): Limit => ({
  max: max * accounts,
  seconds
})

/**
 * Returns the limit of an address for a limit that a handler gives: it is meant for an address with the usual
 * number of accounts.
 */
export const limitForAddress = ({ max, seconds }: Limit, accounts: number): Limit => ({
  max: Math.ceil((max * accounts) / usualAccountsPerAddress),
  seconds
})

/** Returns the pace of a call; undefined if its handler counts, or if it has no limit. */
export function findPace(id: string): Pace | undefined {
  const { pace } = findFacts(id)
  return pace !== undefined && isPace(pace) ? pace : undefined
}

/** Tells whether a request is counted: opening a list without keywords is not a search. */
export const isCounted = (pace: Pace, query: unknown, body: unknown): boolean =>
  pace !== 'search' || [query, body].some(given => wordsIn(given) !== '')

const wordsIn = (given: unknown): string => {
  const words: unknown = typeof given === 'object' && given !== null && Reflect.get(given, 'keywords')
  return typeof words === 'string' ? words.trim() : ''
}
