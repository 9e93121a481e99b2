/** An authenticator of RFC 6238, written without the library of the server. */
import { createHmac } from 'node:crypto'
import { hashRecoveryCode } from '../../../server/people/accounts/second-factor/recovery-codes.ts'
import type { Db } from '../../../server/platform/database/open.ts'
import type { Keys } from '../../../server/platform/keys/keys.ts'

/** The seed of the test values of RFC 6238 in base32. */
export const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
export const recoveryCode = 'abcde-fgh23'

function bytesOf(base32: string): Buffer {
  const bits = [...base32]
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** Returns the six digits that an authenticator shows at a given time. */
export function codeAt(secret: string, now: Date): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Gives an account a second factor with `seed` and one recovery code. */
export async function buildSecondFactor(db: Db, keys: Keys, uid: number, now = new Date()): Promise<void> {
  const secret_sealed = keys.sealField('secondFactor', seed)
  await db
    .insertInto('second_factor')
    .values({ account_uid: uid, secret_sealed, confirmed_at: now })
    .execute()
  const code_hash = hashRecoveryCode(keys, uid, recoveryCode)
  await db.insertInto('recovery_code').values({ account_uid: uid, code_hash }).execute()
}
