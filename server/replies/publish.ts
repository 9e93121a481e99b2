import type { InstitutionActor } from '../actor.ts'
import { closeChain } from '../assignments/close-chain.ts'
import type { Trx } from '../database/open.ts'
import { reword } from '../messages/move.ts'
import type { MessageRecord } from '../messages/record.ts'
import { tell } from '../messages/tell.ts'
import { insertReply, type ReplyKind } from './store.ts'

/** An answer that is about to be published, and what the message becomes by it. */
export interface Publication {
  readonly kind: ReplyKind
  readonly content: string
  readonly state: MessageRecord['state']
  /** What the group owes after it. */
  readonly deadline: Date | null
  readonly fromTpid?: number
  /** Why the detector's findings were passed over, where they were. */
  readonly detectorReason?: string | undefined
}

const verbs = {
  interim: 'reply.interim',
  final: 'reply.final',
  explanation: 'reply.explained',
  last: 'reply.explainedLast'
} as const satisfies Record<ReplyKind, string>

/**
 * Publishes an answer: the message moves on, open assignments close, the author is told. Domain 2, 4.
 * @returns the message as it is now, and the id of the reply
 */
export async function publishReply(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  publication: Publication,
  now: Date
): Promise<{ message: MessageRecord; replyId: number }> {
  const replyId = await insertReply(trx, {
    tid: message.tid,
    group_id: actor.group.id,
    account_uid: actor.accountId,
    kind: publication.kind,
    content: publication.content,
    from_tpid: publication.fromTpid ?? null,
    created_at: now
  })
  await closeChain(trx, actor, message, { reason: 'replied', except: publication.fromTpid }, now)
  const saved = await reword(trx, message, {
    state: publication.state,
    replied_at: now,
    deadline_at: publication.deadline,
    explain_due: false
  })
  await tell(
    trx,
    saved,
    actor,
    {
      verb: verbs[publication.kind],
      audience: 'public',
      subject: { kind: 'reply', id: replyId },
      before: { state: message.state },
      after: { state: saved.state },
      accounts: [saved.author_uid]
    },
    now
  )
  if (publication.detectorReason) {
    const passedOver = {
      verb: 'detector.passedOver',
      audience: 'holders',
      note: publication.detectorReason
    } as const
    await tell(trx, saved, actor, { ...passedOver, subject: { kind: 'reply', id: replyId } }, now)
  }
  return { message: saved, replyId }
}
