import { ApiError, isOtherAccount, unnamedRequest } from '@board/client/error'
import type { Translate } from '../lib/i18n.tsx'

/** Returns the text for a failed call: the message of the server, or a text of the portal if the server gave none. */
export function wordsFor(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.unexpected')
  if (error.code === 'NETWORK' || error.code === 'REPLY') return t('error.network')
  if (error.code === 'TIMEOUT') return t('error.timeout')
  const words = error.message || t('error.unexpected')
  const id = unnamedRequest(error)
  return id ? t('error.withId', { words, id }) : words
}

/**
 * Tells whether an error says that the network did not bring a file of a page. Browsers name a script that could not be
 * imported in their own words.
 */
export const isLoadFailure = (error: unknown, isOnline: boolean): boolean =>
  error instanceof Error && (!isOnline || /loaded|longer|import/i.test(error.message))

/**
 * Tells whether a call failed because the session has ended. The login dialog is then already open, so no other message
 * is needed.
 */
export function isSessionError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !isOtherAccount(error)
}

/**
 * Tells whether another attempt with the same data may succeed: there was no answer, the connection broke, the session
 * had ended, or the server failed or was busy.
 */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  [0, 401, 408, 429].includes(error.status) ||
  error.code === 'ATT0005'

/** The fields that the server refused; empty if it named none. */
export const fieldsOf = (error: unknown) => (error instanceof ApiError ? (error.fields ?? []) : [])
