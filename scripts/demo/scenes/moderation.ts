import { requestDeletion } from '@board/server/correspondence/moderation/ask-deletion'
import { consentDeletion } from '@board/server/correspondence/moderation/decide-deletion'
import { redactMessage } from '@board/server/correspondence/moderation/redact'
import { findMessageRecord } from '@board/server/records/message-core/lock'
import { phrases } from '../corpus/phrases.ts'
import type { MessageRow } from '../ledger.ts'
import type { Stage } from './stage.ts'

/** Plays requests that ended because their message was deleted, and texts with a changed public version. Domain 2. */
export async function playModeration(stage: Stage): Promise<void> {
  const { rechecks, deliveries, reports } = stage.ledger
  for (const requests of [rechecks, deliveries, reports]) {
    const message = ofCompany(stage, requests)
    if (message) await remove(stage, message)
  }
  const long = stage.ledger.messages.filter(({ audit_state, tid }) => audit_state === 1 && isFree(stage, tid))
  for (const message of long.slice(-2)) await redact(stage, message)
}

const isFree = ({ taken }: Stage, tid: number | undefined): boolean => !taken.has(Number(tid))

/** Returns a message of the demo company with an open request; the messages of other demo accounts stay unchanged. */
function ofCompany(stage: Stage, requests: readonly { tid: number; state?: number | undefined }[]) {
  const open = new Set(requests.filter(({ state }) => state === 0).map(({ tid }) => tid))
  const { uid } = stage.account('company')
  return stage.ledger.messages.findLast(
    ({ tid, author_uid, audit_state, deletion_open }) =>
      author_uid === uid && audit_state === 1 && !deletion_open && open.has(Number(tid)) && isFree(stage, tid)
  )
}

/** Returns a time after all events of a message: a part of the way from the last event to now. */
function after(stage: Stage, { tid }: MessageRow, part: number): Date {
  const last = stage.lastOf(Number(tid)).getTime()
  return new Date(Math.floor((last + (stage.now.getTime() - last) * part) / 1000) * 1000)
}

async function remove(stage: Stage, message: MessageRow): Promise<void> {
  const { trx, editor, world } = stage
  const tid = Number(message.tid)
  stage.taken.add(tid)
  const reason = phrases('申请删除')[0] ?? ''
  const author = stage.citizen('company')
  const asked = await requestDeletion(
    trx,
    author,
    { tid, reason },
    world.parameters,
    after(stage, message, 0.3)
  )
  await consentDeletion(trx, editor, asked, world.parameters, after(stage, message, 0.6))
}

async function redact(stage: Stage, message: MessageRow): Promise<void> {
  const { trx, editor, ledger, world } = stage
  const tid = Number(message.tid)
  const first = ledger.contents.find(item => item.tid === tid && item.position === 0)
  const { version = 0, public_subject } = (await findMessageRecord(trx, tid)) ?? {}
  const texts = {
    publicSubject: public_subject ?? message.subject,
    publicContent: `${first?.public_content ?? first?.content ?? ''}\n（涉及个人信息的内容已隐去）`
  }
  await redactMessage(trx, editor, { tid, version, ...texts }, world.parameters, after(stage, message, 0.5))
}
