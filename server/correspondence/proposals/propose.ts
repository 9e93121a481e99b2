import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { attachToProposal, hashedFiles } from '../attachments/attach.ts'
import { updateMessage } from '../messages/move.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { hashOf } from './hash.ts'
import { listOwnProposedAids } from './read.ts'
import type { ProposalKind } from './record.ts'
import { endProposal, findWaiting, insertProposal } from './store.ts'

/** A text that is about to be proposed. The caller has checked it as one that is published. */
export interface Proposing {
  readonly superiorId: number
  readonly kind: ProposalKind
  readonly content: string
  /** Own uploads, attachments of what the group proposed for this message before, or those of the edited reply. */
  readonly aids: readonly number[]
  readonly detectorReason?: string | undefined
  /** Those of `aids` that an adopted draft has. */
  readonly known?: readonly number[]
  /** The assignment whose draft it was. */
  readonly fromTpid?: number | undefined
  /** The reply that it changes. */
  readonly edited?: { readonly id: number; readonly version: number }
}

/**
 * Puts a text before the superior instead of publishing it. One that waits lapses: the superior approves the new
 * text or nothing. The message keeps its state and its deadline. Domain 7; decision 0075.
 * @throws Refusal MSG0013 if exactly this waits already, ATT0007
 */
export async function proposeReply(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  { superiorId, kind, content, aids, known = [], detectorReason, fromTpid, edited }: Proposing,
  now: Date
): Promise<MessageRecord> {
  const { tid } = message
  const ordered = [...new Set(aids)]
  const earlier = await listOwnProposedAids(trx, actor, tid, ordered)
  const target = { tid, known: [...known, ...earlier], ...(edited && { replyId: edited.id }) }
  await attachToProposal(trx, actor, ordered, target)
  const text = { kind, content, reply_id: edited?.id ?? null, reply_version: edited?.version ?? null }
  const hash = hashOf(text, await hashedFiles(trx, tid, ordered))
  const before = await findWaiting(trx, tid)
  if (before?.hash === hash) throw new Refusal('MSG0013')
  if (before) await endProposal(trx, before.id, now)
  const id = await insertProposal(trx, {
    ...text,
    tid,
    group_id: actor.group.id,
    superior_id: superiorId,
    proposed_by: actor.accountId,
    aids: ordered,
    detector_reason: detectorReason?.trim() || null,
    from_tpid: fromTpid ?? null,
    hash,
    created_at: now
  })
  const saved = await updateMessage(trx, message, {})
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'proposal.submitted',
      audience: 'holders',
      subject: { kind: 'proposal', id },
      ...(before && { before: { id: before.id, hash: before.hash } }),
      after: { kind, hash },
      groupId: superiorId,
      groups: [superiorId]
    },
    now
  )
  return saved
}
