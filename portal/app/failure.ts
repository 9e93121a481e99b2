import { ApiError, unnamedRequest } from '@board/client/error'
import type { Translate } from '../lib/i18n.tsx'

/** Returns the text for a failed call: the server's message, or one of the portal's where the server did not answer. */
export function wordsFor(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.unexpected')
  if (error.code === 'NETWORK' || error.code === 'REPLY') return t('error.network')
  if (error.code === 'TIMEOUT') return t('error.timeout')
  const words = error.message || t('error.unexpected')
  const id = unnamedRequest(error)
  return id ? t('error.withId', { words, id }) : words
}

/** Whether the session is what failed: the login dialog is then open already, and nothing more need be said. */
export function isSessionError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** The fields that the server refused, if it named any. */
export const fieldsOf = (error: unknown) => (error instanceof ApiError ? (error.fields ?? []) : [])
