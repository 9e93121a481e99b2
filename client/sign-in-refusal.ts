import { ApiError, type Restriction, type SecondStep } from './error.ts'

/** Returns the restriction because of which a sign-in was refused; undefined for every other failure. */
export const restrictionOf = (failure: unknown): Restriction | undefined =>
  failure instanceof ApiError && failure.detail && 'ruleName' in failure.detail ? failure.detail : undefined

/** The refusals of every sign-in to a banned or disabled account. */
const bars: readonly string[] = ['USR0028', 'USR0043']

/** Tells whether a sign-in was refused because the account may not sign in at present. */
export const isBarred = (failure: unknown): boolean =>
  failure instanceof ApiError && bars.includes(failure.code)

/** Returns the ticket for the second step, if a sign-in requires one. */
export const secondStepOf = (failure: unknown): SecondStep | undefined =>
  failure instanceof ApiError && failure.detail && 'ticket' in failure.detail ? failure.detail : undefined
