/** The only SQL on attempts to sign in with third parties, and on bindings to accounts. */
import type { ThirdPartyAttemptTable, ThirdPartyBindingTable } from '@board/generated/database'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

export type AttemptRecord = Selectable<ThirdPartyAttemptTable>

export async function insertAttempt(trx: Trx, attempt: Insertable<ThirdPartyAttemptTable>): Promise<void> {
  await trx.insertInto('third_party_attempt').values(attempt).execute()
}

/** Takes the attempt of a state in its browser; only the first of several callers gets it. */
export async function takeState(
  trx: Trx,
  by: { state_hash: string; browser_hash: string; type: string },
  now: Date
): Promise<AttemptRecord | undefined> {
  return await trx
    .updateTable('third_party_attempt')
    .set({ returned_at: now })
    .where(eb => eb.and(by))
    .where('returned_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Stores the outcome of an attempt, with the recognised person if there is one. */
export async function setOutcome(
  trx: Trx,
  id: number,
  outcome: Pick<AttemptRecord, 'outcome'> & Partial<Pick<AttemptRecord, 'subject_index' | 'nick_name_sealed'>>
): Promise<void> {
  await trx.updateTable('third_party_attempt').set(outcome).where('id', '=', id).execute()
}

/** Finds the attempt of a browser that has not expired. */
export async function findAttempt(
  db: Db | Trx,
  browser_hash: string,
  now: Date
): Promise<AttemptRecord | undefined> {
  return await db
    .selectFrom('third_party_attempt')
    .selectAll()
    .where('browser_hash', '=', browser_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes the recognised person that waits for an account; only the first of two callers gets it. */
export async function takePending(
  trx: Trx,
  browser_hash: string,
  now: Date
): Promise<AttemptRecord | undefined> {
  return await trx
    .updateTable('third_party_attempt')
    .set({ outcome: 'done' })
    .where('browser_hash', '=', browser_hash)
    .where('outcome', '=', 'pending')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Inserts a binding; returns false if the person or the account is bound already. */
export async function insertBinding(trx: Trx, binding: Insertable<ThirdPartyBindingTable>): Promise<boolean> {
  const row = await trx
    .insertInto('third_party_binding')
    .values(binding)
    .onConflict(conflict => conflict.doNothing())
    .returning('account_uid')
    .executeTakeFirst()
  return row !== undefined
}

export async function findBinding(
  db: Db | Trx,
  type: string,
  subject_index: string
): Promise<{ account_uid: number } | undefined> {
  return await db
    .selectFrom('third_party_binding')
    .select('account_uid')
    .where('type', '=', type)
    .where('subject_index', '=', subject_index)
    .executeTakeFirst()
}

/** Moves a binding to another id of the same person; undefined if there is none. */
export async function moveBinding(
  trx: Trx,
  type: string,
  { from, to }: { from: string; to: string }
): Promise<{ account_uid: number } | undefined> {
  return await trx
    .updateTable('third_party_binding')
    .set({ subject_index: to })
    .where('type', '=', type)
    .where('subject_index', '=', from)
    .returning('account_uid')
    .executeTakeFirst()
}

export async function listBindings(
  db: Db | Trx,
  account_uid: number
): Promise<Selectable<ThirdPartyBindingTable>[]> {
  return await db
    .selectFrom('third_party_binding')
    .selectAll()
    .where('account_uid', '=', account_uid)
    .orderBy('created_at')
    .execute()
}

/** Deletes a binding. @returns false if there was none */
export async function deleteBinding(trx: Trx, account_uid: number, type: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('third_party_binding')
    .where('account_uid', '=', account_uid)
    .where('type', '=', type)
    .returning('type')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteBindingsOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('third_party_binding').where('account_uid', '=', accountUid).execute()
}

export async function deleteAttemptsOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('third_party_attempt').where('account_uid', '=', accountUid).execute()
}
