import { isRecoveryCode as hasItsShape, isCodeOfAuthenticator } from '@board/schemas/second-factor'
import { isFilled } from '../derive/form/isFilled.ts'

/** Checks a code of the authenticator. It returns the key of the message if it is not six digits. */
export const isSixDigits = (value: unknown): string | undefined =>
  isFilled(value) ?? (isCodeOfAuthenticator(String(value)) ? undefined : 'login.step.sixDigits')

/** Checks the shape of a recovery code. Otherwise it returns the key of the message. */
export const isRecoveryCode = (value: unknown): string | undefined =>
  isFilled(value) ?? (hasItsShape(String(value)) ? undefined : 'login.step.recoveryShape')
