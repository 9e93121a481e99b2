import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { hasDepartments, lockNotice, markSent, markWithdrawn, type NoticeRow } from './store.ts'

/** Which notice, and the version that the actor saw. */
export interface Seen {
  readonly id: number
  readonly version: number
}

/**
 * Shows a draft to those whom it is for. Nothing is written for each of them: who they are is asked when they look.
 * @throws Refusal GEN0404, NTC0002 where somebody else was first, GEN0409 for an older version, NTC0004. Specification 4.
 */
export async function sendNotice(trx: Trx, actor: SignedInActor, seen: Seen, now: Date): Promise<Changed> {
  const notice = await lockExisting(trx, seen.id)
  if (notice.status === 1) throw new Refusal('NTC0002')
  requireVersion(notice, seen)
  if (notice.receiver_type === 1 && !(await hasDepartments(trx, notice.id))) throw new Refusal('NTC0004')
  await markSent(trx, notice.id, actor.displayName, now)
  await recordNoticeEvent(trx, actor, 'notice.sent', notice, now)
  return { id: notice.id }
}

/**
 * Takes a notice back: it is a draft again, and nobody finds it any more.
 * @param note why, for the history
 * @throws Refusal GEN0404, NTC0003 where it is a draft, GEN0409 for an older version. Specification 4.
 */
export async function withdrawNotice(
  trx: Trx,
  actor: SignedInActor,
  seen: Seen & { readonly reason?: string },
  now: Date
): Promise<Changed> {
  const notice = await lockExisting(trx, seen.id)
  if (notice.status === 0) throw new Refusal('NTC0003')
  requireVersion(notice, seen)
  await markWithdrawn(trx, notice.id)
  await recordNoticeEvent(trx, actor, 'notice.withdrawn', notice, now, seen.reason)
  return { id: notice.id }
}

interface Changed {
  id: number
}

/** @throws Refusal GEN0404 */
async function lockExisting(trx: Trx, id: number): Promise<NoticeRow> {
  const notice = await lockNotice(trx, id)
  if (!notice) throw new Refusal('GEN0404')
  return notice
}

/** @throws Refusal GEN0409 */
function requireVersion(notice: NoticeRow, { version }: Seen): void {
  if (notice.version !== version) throw new Refusal('GEN0409')
}

async function recordNoticeEvent(
  trx: Trx,
  actor: SignedInActor,
  verb: 'notice.sent' | 'notice.withdrawn',
  { id, status }: NoticeRow,
  at: Date,
  note?: string
): Promise<void> {
  const change = { before: { status }, after: { status: 1 - status } }
  await recordEvent(trx, {
    verb,
    audience: 'editor',
    subject: { kind: 'notice', id },
    actor,
    at,
    ...change,
    note: note || null
  })
}
