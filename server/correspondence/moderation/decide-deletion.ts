import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import { isApproved } from '../../records/message-core/transitions.ts'
import { closeChain } from '../assignments/close-chain.ts'
import { lapseDeliveries } from '../deliveries/lapse.ts'
import { lapseUnfitExtension } from '../extensions/lapse.ts'
import { endMergesInto, endOwnMerge } from '../merging/end.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { endOpenMatters } from '../messages/departure.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { forgetTexts } from '../messages/text.ts'
import { lapseUnfitProposal } from '../proposals/lapse.ts'
import { endRecheck } from '../rechecks/end.ts'
import { lapseReports } from '../reports/lapse.ts'
import { deletionStates } from './deletion-states.ts'
import { findOpenDeletion, updateDeletion } from './store.ts'

/**
 * An editor consents to a deletion. After that only the author and editors can read the message. Open requests and
 * assignments on it are closed. The statistics still count it if it was approved. Domain 2, 4.
 * @throws Refusal GEN0404, GEN0409, MSG0001
 */
export async function consentDeletion(
  trx: Trx,
  actor: SignedInActor,
  { tid, version }: BodyOf<'consentDeletion'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'consentDeletion', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, version)
  const request = await findOpenDeletion(trx, tid)
  if (request)
    await updateDeletion(trx, request.id, {
      state: deletionStates.consented,
      decided_by: actor.accountId,
      decided_at: now
    })
  const ended = await endRecheck(trx, actor, message, { outcome: 'delete' }, now)
  await closeChain(trx, actor, message, { reason: 'deleted' }, now)
  const unmerged = await endOwnMerge(trx, message, now)
  await endMergesInto(trx, actor, message, now)
  await lapseDeliveries(trx, tid, now, { accepted: true })
  await lapseReports(trx, tid, now)
  await forgetTexts(trx, tid)
  const saved = await moveMessage(trx, message, 'consentDeletion', {
    ...ended,
    ...unmerged,
    deletion_open: false,
    deadline_at: null,
    explain_due: false,
    // `taken_down_at` excludes a message from the statistics; one that was not approved was not counted before
    ...(isApproved(message) ? {} : { taken_down_at: message.taken_down_at ?? now })
  })
  await lapseUnfitProposal(trx, actor, saved, now)
  await lapseUnfitExtension(trx, actor, saved, now)
  await endOpenMatters(trx, actor, saved, now)
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'message.deleted',
      audience: 'author',
      accounts: [saved.author_uid],
      groups: [saved.group_id]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}

/**
 * An editor refuses a deletion with a reason. Domain 2.
 * @throws Refusal GEN0404, GEN0409, MSG0001
 */
export async function refuseDeletion(
  trx: Trx,
  actor: SignedInActor,
  { tid, version, reason }: BodyOf<'refuseDeletion'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'refuseDeletion', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, version)
  const note = reason.trim()
  const request = await findOpenDeletion(trx, tid)
  if (request) {
    const decided_by = actor.accountId
    await updateDeletion(trx, request.id, {
      state: deletionStates.refused,
      note,
      decided_by,
      decided_at: now
    })
  }
  const saved = await moveMessage(trx, message, 'refuseDeletion', { deletion_open: false })
  const accounts = [saved.author_uid]
  const event = { verb: 'message.deletionRefused', audience: 'author', note, accounts } as const
  await recordMessageEvent(trx, saved, actor, event, now)
  return { tid: saved.tid, version: saved.version }
}
