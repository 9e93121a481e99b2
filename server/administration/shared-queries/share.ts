import type { BodyOf } from '@board/generated/calls'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readerOf, shapeOf } from './list.ts'
import {
  countSharedQueries,
  insertSharedQuery,
  isNameTaken,
  lockAudience,
  lockSharedQuery,
  type SharedWith
} from './store.ts'

/** Queries that one institution or one role may share. */
const maxShared = 100

/**
 * Shares a saved query with the actor's institution, or with a role.
 * @throws Refusal GEN0404 without such a role, SHQ0001 for a name that is taken, SHQ0002 above 100 queries
 */
export async function shareQuery(
  trx: Trx,
  actor: SignedInActor,
  shared: SharedWith,
  { list, name, search }: BodyOf<'shareQueryWithGroup'>,
  now: Date
) {
  if (!(await lockAudience(trx, shared))) throw new Refusal('GEN0404')
  const written = { list, name: name.trim(), search }
  if (await isNameTaken(trx, shared, written)) throw new Refusal('SHQ0001')
  if ((await countSharedQueries(trx, shared)) >= maxShared) throw new Refusal('SHQ0002')
  const values = { ...written, ...shared, owner_uid: actor.accountId, changed_at: now }
  const id = await insertSharedQuery(trx, values)
  const subject = { kind: 'sharedQuery', id }
  await recordEvent(trx, {
    verb: 'record.created',
    audience: 'editor',
    subject,
    actor,
    at: now,
    after: written
  })
  const row = await lockSharedQuery(trx, readerOf(actor), id)
  if (!row) throw new Refusal('GEN0404')
  return shapeOf(actor, row)
}
