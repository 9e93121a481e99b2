import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireSightOfEverybody } from '../access/departments.ts'
import { canEnd, kinds } from './policy.ts'
import { recordOf } from './shape.ts'
import { endRecord, findRecord, lockPerson, lockRecord, rewriteUncounted } from './store.ts'
import { tellPerson } from './tell.ts'

/**
 * Ends a record before its time. Messages that it excluded count again. If two editors end it, the second one is refused.
 * @throws Refusal GEN0404, HDL0001
 */
export async function endHandlingRecord(
  trx: Trx,
  actor: SignedInActor,
  { id, reason }: { id: number; reason: string },
  now: Date
): Promise<components['schemas']['HandlingRecord']> {
  await requireSightOfEverybody(trx, actor)
  const found = await findRecord(trx, id)
  if (!found) throw new Refusal('GEN0404')
  // the account is locked first, as everywhere: a message posted meanwhile waits, and counts or not by the records in
  // force then
  await lockPerson(trx, found.uid)
  const record = await lockRecord(trx, id)
  if (!record || !canEnd(record, now)) throw new Refusal('HDL0001')
  const note = reason.trim()
  await endRecord(trx, id, note, now)
  if (record.handleType === kinds.uncounted) await rewriteUncounted(trx, record.uid)
  await tellPerson(trx, record, actor, { verb: 'handling.ended', note }, now)
  return recordOf({ ...record, revokedAt: now, endReason: note }, actor, now)
}
