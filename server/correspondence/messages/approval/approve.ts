import type { BodyOf } from '@board/generated/calls'
import { excerptOf } from '@board/schemas/facts/formats'
import type { SiteParameters } from '../../../directory/site/parameters.ts'
import type { SignedInActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMessage, requireVersion } from '../../../records/message-core/lock.ts'
import {
  publicContentOf,
  publicSubjectOf,
  publicWordingOf
} from '../../../records/message-core/public-wording.ts'
import type { MessageRecord } from '../../../records/message-core/record.ts'
import { isBeforeFinalReply, isFinallyReplied } from '../../../records/message-core/transitions.ts'
import { changedMasks } from '../masks.ts'
import { moveMessage } from '../move.ts'
import { requireAction } from '../policy.ts'
import { explainDeadline, replyDeadline } from '../promise/deadlines.ts'
import { indexMessage, listContents, updateContent } from '../store.ts'
import { recordMessageEvent } from '../tell.ts'
import { publicTexts } from '../text.ts'
import { circumstancesOf } from './circumstances.ts'

/**
 * An editor approves a message, with or without a redaction. Its clock starts. The handlers still read the original
 * text. Domain 2, 3.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0014, MSG0015
 */
export async function approveMessage(
  trx: Trx,
  actor: SignedInActor,
  decision: BodyOf<'approveMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, decision.tid)
  requireAction(actor, message, 'approve', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, decision.version)
  const [first] = await listContents(trx, message.tid)
  if (!first) throw new Refusal('GEN0404')
  const original = { subject: message.subject, content: first.content }
  const { masks, isChanged, reason } = changedMasks(original, first.masks, decision)
  const { publicSubject, publicContent } = publicWordingOf(original, masks, decision)
  const saved = await moveMessage(trx, message, 'approve', {
    audit_note: null,
    priority_level: decision.priorityLevel,
    public_subject: publicSubject,
    excerpt: excerptOf(publicContentOf({ content: first.content, public_content: publicContent })),
    approved_at: now,
    clock_started_at: now,
    deadline_at: dueAfter(message, decision.priorityLevel, parameters, now),
    taken_down_at: null
  })
  await updateContent(trx, first.id, {
    public_content: publicContent,
    masks: JSON.stringify(masks),
    audit_state: saved.audit_state,
    approved_at: now
  })
  // a resubmitted message keeps its earlier supplements
  await indexMessage(trx, saved.tid, publicSubjectOf(saved), await publicTexts(trx, saved.tid))
  if (isChanged) {
    const masked = { verb: 'message.redacted', audience: 'editor', note: reason } as const
    await recordMessageEvent(
      trx,
      saved,
      actor,
      { ...masked, before: { masks: first.masks }, after: { masks } },
      now
    )
  }
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'message.approved',
      audience: 'public',
      after: {
        priorityLevel: decision.priorityLevel,
        redacted: publicContent !== null || publicSubject !== null
      },
      groupId: saved.group_id,
      accounts: [saved.author_uid],
      groups: [saved.group_id]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}

/**
 * Returns the deadline after an approval: that of the reply if the group owes one, or that of the explanation if one
 * was due before the message was taken down; null if nothing is due.
 */
function dueAfter(
  message: MessageRecord,
  priorityLevel: number,
  parameters: SiteParameters,
  now: Date
): Date | null {
  const owesReply = isBeforeFinalReply(message) || (isFinallyReplied(message) && message.deadline_at !== null)
  if (owesReply) return replyDeadline(now, message.type_id, priorityLevel, parameters)
  return message.explain_due ? explainDeadline(now, parameters) : null
}
