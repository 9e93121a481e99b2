import type { BodyOf } from '@board/generated/calls'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readerOf, shapeOf } from './list.ts'
import { mayChange } from './policy.ts'
import {
  isNameTaken,
  lockSharedQuery,
  removeSharedQuery,
  type SharedQueryRow,
  updateSharedQuery
} from './store.ts'

/** Locks a shared query that the actor sees and may change. @throws Refusal GEN0404 */
async function lockChangeable(trx: Trx, actor: SignedInActor, id: number): Promise<SharedQueryRow> {
  const row = await lockSharedQuery(trx, readerOf(actor), id)
  if (!row || !mayChange(actor, row)) throw new Refusal('GEN0404')
  return row
}

/** Renames a shared query or gives it another state. @throws Refusal GEN0404, GEN0409, SHQ0001 */
export async function changeSharedQuery(
  trx: Trx,
  actor: SignedInActor,
  { id, version, name, search }: BodyOf<'changeSharedQuery'>,
  now: Date
) {
  const row = await lockChangeable(trx, actor, id)
  if (row.version !== version) throw new Refusal('GEN0409')
  const before = { name: row.name, search: row.search }
  const after = { name: name?.trim() ?? row.name, search: search ?? row.search }
  const shared = row.role_id === null ? { group_id: row.group_id ?? 0 } : { role_id: row.role_id }
  if (await isNameTaken(trx, shared, { id, list: row.list, name: after.name })) throw new Refusal('SHQ0001')
  const next = { ...after, version: row.version + 1 }
  await updateSharedQuery(trx, id, { ...next, changed_at: now })
  const subject = { kind: 'sharedQuery', id }
  await recordEvent(trx, {
    verb: 'record.updated',
    audience: 'editor',
    subject,
    actor,
    at: now,
    before,
    after
  })
  return shapeOf(actor, { ...row, ...next })
}

/** Withdraws a shared query: nobody sees it any more. @throws Refusal GEN0404 */
export async function withdrawSharedQuery(
  trx: Trx,
  actor: SignedInActor,
  id: number,
  now: Date
): Promise<null> {
  const { list, name, search } = await lockChangeable(trx, actor, id)
  await removeSharedQuery(trx, id)
  const before = { list, name, search }
  const subject = { kind: 'sharedQuery', id }
  await recordEvent(trx, { verb: 'record.deleted', audience: 'editor', subject, actor, at: now, before })
  return null
}
