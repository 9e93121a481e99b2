import { isCodeOfAuthenticator } from '@board/schemas/facts/second-factor'
import { isFilled } from './isFilled.ts'

/** Checks that a field has the six digits of an authenticator. Otherwise it returns the key of the message. */
export const isSixDigits = (value: unknown): string | undefined =>
  isFilled(value) ?? (isCodeOfAuthenticator(String(value)) ? undefined : 'login.step.sixDigits')

/** Keeps of a typed or pasted code only its first six digits. */
export const toSixDigits = (typed: string | undefined): string | undefined =>
  typed?.replace(/\D/g, '').slice(0, 6)
