import { ApiError, unnamedRequest } from '@board/client'
import type { TranslateFunction } from 'ra-core'

/** Returns the text for a failed call: the server's message, or else a translation by the code of the failure. */
export function failureWords(failure: unknown, translate: TranslateFunction): string {
  if (!(failure instanceof ApiError)) return translate('failure.unknown')
  const words = failure.message || translate(`failure.${failure.code}`, { _: translate('failure.unknown') })
  const id = unnamedRequest(failure)
  return id ? translate('failure.withId', { words, id }) : words
}

/** Whether the person may not do what was tried. */
export const isForbidden = (failure: unknown) => failure instanceof ApiError && failure.status === 403

/** Whether the same call may go better a moment later: not where somebody may not, or where there is nothing. */
export const isWorthRetrying = (failure: unknown) =>
  !(failure instanceof ApiError && [403, 404].includes(failure.status))

/** Tells whether a failure may pass by itself: there was no answer, the server failed, or it is busy. */
export const isPassing = (failure: unknown) =>
  !(failure instanceof ApiError) || failure.status === 0 || failure.status === 429 || failure.status >= 500

/** Whether somebody else changed the record meanwhile. */
export const isConflict = (failure: unknown) => failure instanceof ApiError && failure.status === 409
