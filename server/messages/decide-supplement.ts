import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import type { SiteParameters } from '../site/parameters.ts'
import { replyDeadline } from './deadlines.ts'
import { lockMessage } from './lock.ts'
import { findContent, indexMessage, updateContent, updateMessage } from './store.ts'
import { tell } from './tell.ts'
import { publicTexts } from './text.ts'

/** A supplement that waits for a decision, with its message locked. */
async function lockPending(trx: Trx, id: number, action: 'approve' | 'return') {
  const seen = await findContent(trx, id)
  if (!seen || seen.position === 0) throw new Refusal('GEN0404')
  const message = await lockMessage(trx, seen.tid)
  const supplement = await findContent(trx, id)
  if (supplement?.audit_state !== 0 || message.audit_state !== 1)
    throw new Refusal('MSG0001', { action: names[action] })
  return { message, supplement }
}

const names = {
  approve: { 'zh-CN': '通过补充', 'zh-TW': '通過補充', 'en-US': 'approve the supplement' },
  return: { 'zh-CN': '退回补充', 'zh-TW': '退回補充', 'en-US': 'return the supplement' }
} as const

/**
 * An editor lets a supplement through; a message that was replied to owes a further reply. Domain 2.
 * @throws Refusal GEN0404, MSG0001
 */
export async function approveSupplement(
  trx: Trx,
  actor: SignedInActor,
  decision: { id: number; publicContent?: string | undefined },
  parameters: SiteParameters,
  now: Date
) {
  const { message, supplement } = await lockPending(trx, decision.id, 'approve')
  const publicContent = decision.publicContent?.trim() || null
  await updateContent(trx, supplement.id, { public_content: publicContent, audit_state: 1, approved_at: now })
  const owes = message.state === 2 && message.deadline_at === null
  const due = owes
    ? { deadline_at: replyDeadline(now, message.type_id, message.priority_level, parameters) }
    : {}
  const saved = await updateMessage(trx, message, due)
  await indexMessage(trx, saved.tid, saved.public_subject ?? saved.subject, await publicTexts(trx, saved.tid))
  await tell(
    trx,
    saved,
    actor,
    {
      verb: 'supplement.approved',
      audience: 'public',
      subject: { kind: 'supplement', id: supplement.id },
      accounts: [saved.author_uid],
      groups: [saved.group_id]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}

/**
 * An editor sends a supplement back with a reason; it is never shown. Domain 2.
 * @throws Refusal GEN0404, MSG0001
 */
export async function returnSupplement(
  trx: Trx,
  actor: SignedInActor,
  decision: { id: number; reason: string },
  now: Date
) {
  const { message, supplement } = await lockPending(trx, decision.id, 'return')
  const reason = decision.reason.trim()
  await updateContent(trx, supplement.id, { audit_state: 2, audit_note: reason })
  const saved = await updateMessage(trx, message, {})
  await tell(
    trx,
    saved,
    actor,
    {
      verb: 'supplement.returned',
      audience: 'author',
      note: reason,
      subject: { kind: 'supplement', id: supplement.id },
      accounts: [saved.author_uid]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
