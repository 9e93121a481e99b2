import { isCodeOfAuthenticator } from '@board/schemas/facts/second-factor'
import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { lockSecondFactor, spendRecoveryCode, updateSecondFactor } from './store.ts'
import { stepOf } from './totp.ts'

/**
 * Uses up a code of the authenticator, or a recovery code, of an account.
 * @returns which of the two it was; undefined for a wrong code and for one that was used before
 */
export async function spendCode(
  trx: Trx,
  keys: Keys,
  { uid, code }: { uid: number; code: string },
  now: Date
): Promise<'code' | 'recovery' | undefined> {
  const factor = await lockSecondFactor(trx, uid)
  if (!factor?.confirmed_at) return undefined
  if (!isCodeOfAuthenticator(code)) {
    const isSpent = await spendRecoveryCode(trx, uid, hashRecoveryCode(keys, uid, code), now)
    return isSpent ? 'recovery' : undefined
  }
  if (!factor.secret_sealed) return undefined
  const digits = code.replace(/\s/g, '')
  const step = stepOf(keys.openField('secondFactor', factor.secret_sealed), digits, factor.last_step, now)
  if (step === undefined) return undefined
  await updateSecondFactor(trx, uid, { last_step: step })
  return 'code'
}
