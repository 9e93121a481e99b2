import { ApiError, type Restriction, type SecondStep } from './error.ts'

/** Returns the restriction that a sign-in was refused for; undefined for every other failure. */
export const restrictionOf = (failure: unknown): Restriction | undefined =>
  failure instanceof ApiError && failure.detail && 'ruleName' in failure.detail ? failure.detail : undefined

/** Returns the ticket for the second step, where a sign-in asks for one. */
export const secondStepOf = (failure: unknown): SecondStep | undefined =>
  failure instanceof ApiError && failure.detail && 'ticket' in failure.detail ? failure.detail : undefined
