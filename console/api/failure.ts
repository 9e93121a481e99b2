import { ApiError, unnamedRequest } from '@board/client'
import type { TranslateFunction } from 'ra-core'

/** Returns the text for a failed call: the server's message, or else a translation by the code of the failure. */
export function failureWords(failure: unknown, translate: TranslateFunction): string {
  if (!(failure instanceof ApiError)) return translate('failure.unknown')
  const words = failure.message || translate(`failure.${failure.code}`, { _: translate('failure.unknown') })
  const id = unnamedRequest(failure)
  return id ? translate('failure.withId', { words, id }) : words
}

/** Tells whether the person lacks the permission for the call. */
export const isForbidden = (failure: unknown) => failure instanceof ApiError && failure.status === 403

/** Tells whether a repetition may succeed a moment later: not without permission, and not if there is no such record. */
export const isWorthRetrying = (failure: unknown) =>
  !(failure instanceof ApiError && [403, 404].includes(failure.status))

/** Tells whether a failure may be temporary: there was no answer, the server failed, or it is busy. */
export const isPassing = (failure: unknown) =>
  !(failure instanceof ApiError) || failure.status === 0 || failure.status === 429 || failure.status >= 500

/** Tells whether there is no such record, or none that the reader may see. */
export const isGone = (failure: unknown) => failure instanceof ApiError && failure.status === 404

/** Tells whether another person changed the record meanwhile. */
export const isConflict = (failure: unknown) => failure instanceof ApiError && failure.status === 409
