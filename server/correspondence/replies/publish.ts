import type { EventVerb } from '@board/schemas/facts/events'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import type { MessageAction } from '../../records/message-core/transitions.ts'
import { closeChain } from '../assignments/close-chain.ts'
import { examineAnswer } from '../detector/examine.ts'
import { lapseUnfitExtension } from '../extensions/lapse.ts'
import { moveMessage } from '../messages/move.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { lapseProposal } from '../proposals/lapse.ts'
import { insertReply, type ReplyKind } from './store.ts'

/** The actions that publish an answer, each with the kind of reply and the verb of the event. */
const published = {
  replyInterim: { kind: 'interim', verb: 'reply.interim' },
  replyFinal: { kind: 'final', verb: 'reply.final' },
  explain: { kind: 'explanation', verb: 'reply.explained' },
  lastExplanation: { kind: 'last', verb: 'reply.explainedLast' }
} as const satisfies Partial<Record<MessageAction, { kind: ReplyKind; verb: EventVerb }>>

/** Returns the kind of reply that an action publishes. */
export const kindOf = (action: keyof typeof published) => published[action].kind

/** An answer that is about to be published. */
export interface Publication {
  readonly action: keyof typeof published
  readonly content: string
  /** The deadline of the message after this answer; null if nothing more is due. */
  readonly deadline: Date | null
  readonly fromTpid?: number | undefined
  /** The reply to the main message of which this one is a copy, and the deadline of that reply. Decision 0067. */
  readonly repeats?: { readonly replyId: number; readonly dueAt: Date | null }
  /** The reason for ignoring the detector's findings, if there were any. */
  readonly detectorReason?: string | undefined
}

/**
 * Publishes an answer: moves the message, closes open assignments and notifies the author. Domain 2, 4.
 * @returns the changed message, and the id of the reply
 */
export async function publishReply(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  publication: Publication,
  now: Date
): Promise<{ message: MessageRecord; replyId: number }> {
  const { kind, verb } = published[publication.action]
  const findings = await findingsOf(trx, message, publication)
  const [replyId, saved] = await Promise.all([
    insertReply(trx, {
      tid: message.tid,
      group_id: actor.group.id,
      account_uid: actor.accountId,
      kind,
      content: publication.content,
      from_tpid: publication.fromTpid ?? null,
      due_at: kind === 'interim' ? null : (publication.repeats?.dueAt ?? message.deadline_at),
      copied_from: publication.repeats?.replyId ?? null,
      findings,
      created_at: now
    }),
    moveMessage(trx, message, publication.action, {
      replied_at: now,
      deadline_at: publication.deadline,
      explain_due: false
    }),
    closeChain(trx, actor, message, { reason: 'replied', except: publication.fromTpid }, now)
  ])
  await lapseProposal(trx, actor, saved, now)
  await lapseUnfitExtension(trx, actor, saved, now)
  const subject = { kind: 'reply', id: replyId }
  const told = {
    verb,
    audience: 'public',
    subject,
    before: { state: message.state },
    after: { state: saved.state },
    accounts: [saved.author_uid]
  } as const
  const note = publication.detectorReason
  const passedOver = { verb: 'detector.passedOver', audience: 'holders', subject, note } as const
  await Promise.all([
    recordMessageEvent(trx, saved, actor, told, now),
    note && recordMessageEvent(trx, saved, actor, passedOver, now)
  ])
  return { message: saved, replyId }
}

/** Returns the detector's findings in an answer. A copy of the answer to a main message is not reported as copied. */
async function findingsOf(trx: Trx, message: MessageRecord, { content, repeats }: Publication) {
  const findings = await examineAnswer(trx, message, content)
  return repeats ? findings.filter(finding => finding !== 'copied') : findings
}
