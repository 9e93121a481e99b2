import { isCodeOfAuthenticator } from '@board/schemas/second-factor'
import { isFilled } from './isFilled.ts'

/** Checks that a field has the six digits of an authenticator. Otherwise it returns the key of the message. */
export const isSixDigits = (value: unknown): string | undefined =>
  isFilled(value) ?? (isCodeOfAuthenticator(String(value)) ? undefined : 'login.step.sixDigits')
