import type { BodyOf } from '@board/generated/calls'
import { isWebAddress } from '@board/schemas/facts/contact'
import { canDispute } from '@board/schemas/facts/recheck-matters'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { lapseUnfitProposal } from '../proposals/lapse.ts'
import { insertRecheck } from './store.ts'

/**
 * The forum's group disputes a message or its grade. Until an editor decides, nobody can answer and the clock stands
 * still. Domain 2; specification 5.
 * @throws Refusal GEN0404, GEN0409, MSG0001, RCK0001, RCK0002, RCK0003
 */
export async function requestRecheck(
  trx: Trx,
  actor: InstitutionActor,
  request: BodyOf<'requestRecheck'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, request.tid)
  requireAction(actor, message, 'requestRecheck', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, request.version)
  if (!canDispute(request.matter, message)) throw new Refusal('RCK0002')
  const reason = request.reason.trim()
  const link = request.originalLink?.trim() ?? ''
  if (link !== '' && !isWebAddress(link)) throw new Refusal('RCK0003')
  const id = await insertRecheck(trx, {
    tid: message.tid,
    group_id: actor.group.id,
    matter: request.matter,
    channel: request.channel,
    reason,
    proposer: request.proposer?.trim() ?? '',
    original_link: link,
    requested_by: actor.accountId,
    created_at: now
  })
  const saved = await moveMessage(trx, message, 'requestRecheck', { recheck_open: true })
  await lapseUnfitProposal(trx, actor, saved, now)
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'recheck.requested',
      audience: 'holders',
      note: reason,
      subject: { kind: 'recheck', id },
      after: { matter: request.matter, recheckOpen: true }
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
