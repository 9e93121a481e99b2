import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isConcerned } from '../../records/assignment-core/open.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { updateMessage } from '../messages/move.ts'
import { handles } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { requireRequest } from './offer.ts'
import { acceptsDeliveries, insertDelivery, listDeliveries } from './store.ts'

/**
 * A group requests to show a message that it handles to another group. An editor decides. The group, the state and the
 * clock of the message do not change. Domain 6.
 * @throws Refusal GEN0404, DLV0001, MSG0001, DLV0002, DLV0003
 */
export async function requestDelivery(
  trx: Trx,
  actor: InstitutionActor,
  { tid, groupId, reason }: BodyOf<'requestDelivery'>,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  if (!handles(actor, message, await isConcerned(trx, tid, actor))) throw new Refusal('GEN0404')
  requireRequest(actor, message)
  if (groupId === actor.group.id || !(await acceptsDeliveries(trx, groupId))) throw new Refusal('DLV0002')
  const open = (await listDeliveries(trx, tid)).some(one => one.to_group_id === groupId && one.state < 2)
  if (open) throw new Refusal('DLV0003')
  const note = reason.trim()
  const id = await insertDelivery(trx, {
    tid,
    group_id: actor.group.id,
    to_group_id: groupId,
    reason: note,
    requested_by: actor.accountId,
    created_at: now
  })
  const saved = await updateMessage(trx, message, {})
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'delivery.requested',
      audience: 'holders',
      note,
      subject: { kind: 'delivery', id },
      groupId
    },
    now
  )
  return { id, tid, version: saved.version }
}
