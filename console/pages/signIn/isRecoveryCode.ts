import { isRecoveryCode as hasItsShape } from '@board/schemas/facts/second-factor'
import { isFilled } from '../../fields/isFilled.ts'

/** Checks the shape of a recovery code. Otherwise it returns the key of the message. */
export const isRecoveryCode = (value: unknown): string | undefined =>
  isFilled(value) ?? (hasItsShape(String(value)) ? undefined : 'login.step.recoveryShape')
