/** SQL on second factors and recovery codes. */
import type { SecondFactorTable } from '@board/generated/database'
import { sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../database/open.ts'

export interface SecondFactorRecord {
  secret_sealed: string | null
  confirmed_at: Date | null
  last_step: number
  pending_sealed: string | null
  pending_at: Date | null
}

const columns = ['secret_sealed', 'confirmed_at', 'last_step', 'pending_sealed', 'pending_at'] as const

export async function findSecondFactor(db: Db | Trx, uid: number): Promise<SecondFactorRecord | undefined> {
  return await db
    .selectFrom('second_factor')
    .select(columns)
    .where('account_uid', '=', uid)
    .executeTakeFirst()
}

/** Returns the second factor of an account, locked until the transaction ends. */
export async function lockSecondFactor(trx: Trx, uid: number): Promise<SecondFactorRecord | undefined> {
  return await trx
    .selectFrom('second_factor')
    .select(columns)
    .where('account_uid', '=', uid)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores a secret that is being set up; the one in use stays. */
export async function setPending(trx: Trx, uid: number, pending_sealed: string, now: Date): Promise<void> {
  const pending = { pending_sealed, pending_at: now }
  await trx
    .insertInto('second_factor')
    .values({ account_uid: uid, ...pending })
    .onConflict(conflict => conflict.column('account_uid').doUpdateSet(pending))
    .execute()
}

/** Makes the row of an account's second factor, which is off, unless there is one. */
export async function makeRoom(trx: Trx, uid: number): Promise<void> {
  await trx
    .insertInto('second_factor')
    .values({ account_uid: uid })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function updateSecondFactor(
  trx: Trx,
  uid: number,
  change: Updateable<SecondFactorTable>
): Promise<void> {
  await trx.updateTable('second_factor').set(change).where('account_uid', '=', uid).execute()
}

/** Deletes the second factor of an account with its passkeys and recovery codes. */
export async function deleteSecondFactor(trx: Trx, uid: number): Promise<void> {
  await trx.deleteFrom('second_factor').where('account_uid', '=', uid).execute()
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(trx: Trx, uid: number, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_uid', '=', uid).execute()
  await trx
    .insertInto('recovery_code')
    .values(hashes.map(code_hash => ({ account_uid: uid, code_hash })))
    .execute()
}

/** Marks a recovery code as used. @returns false when there is none, or it was used before */
export async function spendRecoveryCode(trx: Trx, uid: number, hash: string, now: Date): Promise<boolean> {
  const spent = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_uid', '=', uid)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_uid')
    .executeTakeFirst()
  return spent !== undefined
}

/** Counts the recovery codes of an account that were not used yet. */
export async function countRecoveryCodes(db: Db | Trx, uid: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('account_uid', '=', uid)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Tells whether an account has a role that requires a second factor. */
export async function isRequiredByRole(db: Db | Trx, uid: number): Promise<boolean> {
  const role = await db
    .selectFrom('account_role as held')
    .innerJoin('role', 'role.id', 'held.role_id')
    .select('role.id')
    .where('held.account_uid', '=', uid)
    .where('role.second_factor', '=', true)
    .limit(1)
    .executeTakeFirst()
  return role !== undefined
}
