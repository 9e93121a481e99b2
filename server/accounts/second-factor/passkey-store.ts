/** SQL on passkeys and their challenges. */
import type { PasskeyTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../database/open.ts'

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
