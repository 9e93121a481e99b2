import { ApiError } from '@board/client'
import type { TranslateFunction } from 'ra-core'

/** What to tell a person about a call that failed: the server's own words, else what the network did. */
export function failureWords(failure: unknown, translate: TranslateFunction): string {
  if (!(failure instanceof ApiError)) return translate('failure.unknown')
  return failure.message || translate(`failure.${failure.code}`, { _: translate('failure.unknown') })
}

/** Whether somebody else changed the record meanwhile. */
export const isConflict = (failure: unknown) => failure instanceof ApiError && failure.status === 409
