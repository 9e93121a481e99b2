import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../../directory/site/parameters.ts'
import type { SignedInActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMessage } from '../../../records/message-core/lock.ts'
import { publicSubjectOf, publicWordingOf } from '../../../records/message-core/public-wording.ts'
import {
  canMoveSupplement,
  isFinallyReplied,
  type SupplementAction,
  supplementTransitions
} from '../../../records/message-core/transitions.ts'
import { changedMasks } from '../masks.ts'
import { updateMessage } from '../move.ts'
import { replyDeadline } from '../promise/deadlines.ts'
import { findContent, indexMessage, updateContent } from '../store.ts'
import { recordMessageEvent } from '../tell.ts'
import { publicTexts } from '../text.ts'

/**
 * Locks the message of a supplement, and checks that the action is possible.
 * @param author the account whose supplement it must be
 * @returns the message and the supplement
 * @throws Refusal GEN0404, MSG0001
 */
export async function lockSupplement(trx: Trx, id: number, action: SupplementAction, author?: number) {
  const seen = await findContent(trx, id)
  if (!seen || seen.position === 0) throw new Refusal('GEN0404')
  const message = await lockMessage(trx, seen.tid)
  if (author !== undefined && message.author_uid !== author) throw new Refusal('GEN0404')
  const supplement = await findContent(trx, id)
  if (!supplement || !canMoveSupplement(supplement, message, action))
    throw new Refusal('MSG0001', { action: supplementTransitions[action].name })
  return { message, supplement }
}

/**
 * An editor approves a supplement. If the message already has a final reply, a further reply becomes due. Domain 2.
 * @throws Refusal GEN0404, MSG0001, MSG0014, MSG0015
 */
export async function approveSupplement(
  trx: Trx,
  actor: SignedInActor,
  decision: BodyOf<'approveSupplement'>,
  parameters: SiteParameters,
  now: Date
) {
  const { message, supplement } = await lockSupplement(trx, decision.id, 'approve')
  const { masks, isChanged, reason } = changedMasks(supplement, supplement.masks, decision)
  const { publicContent } = publicWordingOf({ content: supplement.content }, masks, decision)
  const { to, verb } = supplementTransitions.approve
  await updateContent(trx, supplement.id, {
    public_content: publicContent,
    masks: JSON.stringify(masks),
    audit_state: to,
    approved_at: now
  })
  const owes = isFinallyReplied(message) && message.deadline_at === null
  const due = owes
    ? { deadline_at: replyDeadline(now, message.type_id, message.priority_level, parameters) }
    : {}
  const saved = await updateMessage(trx, message, due)
  await indexMessage(trx, saved.tid, publicSubjectOf(saved), await publicTexts(trx, saved.tid))
  const subject = { kind: 'supplement', id: supplement.id }
  if (isChanged) {
    const masked = { verb: 'message.redacted', audience: 'editor', subject, note: reason } as const
    const change = { before: { masks: supplement.masks }, after: { masks } }
    await recordMessageEvent(trx, saved, actor, { ...masked, ...change }, now)
  }
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb,
      audience: 'public',
      subject,
      accounts: [saved.author_uid],
      groups: [saved.group_id]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}

/**
 * An editor returns a supplement to its author with a reason. A returned supplement is never shown. Domain 2.
 * @throws Refusal GEN0404, MSG0001
 */
export async function returnSupplement(
  trx: Trx,
  actor: SignedInActor,
  decision: { id: number; reason: string },
  now: Date
) {
  const { message, supplement } = await lockSupplement(trx, decision.id, 'return')
  const reason = decision.reason.trim()
  const { to, verb } = supplementTransitions.return
  await updateContent(trx, supplement.id, { audit_state: to, audit_note: reason })
  const saved = await updateMessage(trx, message, {})
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb,
      audience: 'author',
      note: reason,
      subject: { kind: 'supplement', id: supplement.id },
      accounts: [saved.author_uid]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
