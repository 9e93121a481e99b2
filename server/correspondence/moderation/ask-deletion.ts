import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { deletionStates } from './deletion-states.ts'
import { findOpenDeletion, insertDeletion, updateDeletion } from './store.ts'

/**
 * The author requests the deletion of a message, with a reason. An editor decides. Domain 2.
 * @throws Refusal GEN0404, MSG0001
 */
export async function requestDeletion(
  trx: Trx,
  actor: CitizenActor,
  request: { tid: number; reason: string },
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, request.tid)
  requireAction(actor, message, 'requestDeletion', await circumstancesOf(trx, message, parameters, now))
  const reason = request.reason.trim()
  const row = { tid: message.tid, reason, requested_by: actor.accountId, created_at: now }
  const id = await insertDeletion(trx, row)
  const saved = await moveMessage(trx, message, 'requestDeletion', { deletion_open: true })
  const subject = { kind: 'deletion', id }
  const event = { verb: 'message.deletionRequested', audience: 'author', note: reason, subject } as const
  await recordMessageEvent(trx, saved, actor, event, now)
  return { tid: saved.tid, version: saved.version }
}

/**
 * The author withdraws the request. Domain 2.
 * @throws Refusal GEN0404, MSG0001
 */
export async function withdrawDeletion(
  trx: Trx,
  actor: CitizenActor,
  tid: number,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'withdrawDeletion', await circumstancesOf(trx, message, parameters, now))
  const request = await findOpenDeletion(trx, tid)
  if (request) await updateDeletion(trx, request.id, { state: deletionStates.withdrawn, decided_at: now })
  const saved = await moveMessage(trx, message, 'withdrawDeletion', { deletion_open: false })
  await recordMessageEvent(trx, saved, actor, { verb: 'message.deletionWithdrawn', audience: 'author' }, now)
  return { tid: saved.tid, version: saved.version }
}
