/** SQL on second factors, recovery codes, passkeys and their challenges. */
import type { PasskeyTable, SecondFactorTable } from '@board/generated/database'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/open.ts'

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

export interface PasskeyRecord {
  id: number
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

/** Lists the passkeys of an account, the oldest first. */
export async function selectPasskeys(db: Db | Trx, uid: number): Promise<PasskeyRecord[]> {
  return await db
    .selectFrom('passkey')
    .select([
      'id',
      'credential_id',
      'public_key',
      'counter',
      'transports',
      'name',
      'created_at',
      'last_used_at'
    ])
    .where('account_uid', '=', uid)
    .orderBy('id')
    .execute()
}

/** Adds a passkey. @returns false when the site has one with this credential already, of whichever account */
export async function insertPasskey(trx: Trx, passkey: Insertable<PasskeyTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('passkey')
    .values(passkey)
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Records a use of a passkey, with the count of signatures that its device gave. */
export async function noteUseOfPasskey(trx: Trx, id: number, counter: number, now: Date): Promise<void> {
  await trx.updateTable('passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}

/** Names a passkey of an account. @returns false when the account has no such passkey */
export async function setNameOfPasskey(trx: Trx, uid: number, id: number, name: string): Promise<boolean> {
  const named = await trx
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_uid', '=', uid)
    .returning('id')
    .executeTakeFirst()
  return named !== undefined
}

export async function deletePasskey(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('passkey').where('id', '=', id).execute()
}

/** The session or the half sign-in that a challenge belongs to. */
export type Asking = { session_id: number } | { ticket_hash: string }

/** Stores a challenge in place of an earlier one of the same session or ticket. */
export async function putChallenge(
  trx: Trx,
  asking: Asking,
  { challenge, uid, expiresAt }: { challenge: string; uid: number; expiresAt: Date }
): Promise<void> {
  const given = { challenge, account_uid: uid, expires_at: expiresAt }
  await trx
    .insertInto('passkey_challenge')
    .values({ ...asking, ...given })
    .onConflict(conflict =>
      conflict.column('session_id' in asking ? 'session_id' : 'ticket_hash').doUpdateSet(given)
    )
    .execute()
}

/** Takes the challenge of a session or ticket, so that it serves once. @returns undefined when it is used or too old */
export async function takeChallenge(trx: Trx, asking: Asking, now: Date): Promise<string | undefined> {
  const [column, value] =
    'session_id' in asking
      ? (['session_id', asking.session_id] as const)
      : (['ticket_hash', asking.ticket_hash] as const)
  const taken = await trx
    .deleteFrom('passkey_challenge')
    .where(column, '=', value)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? taken.challenge : undefined
}
