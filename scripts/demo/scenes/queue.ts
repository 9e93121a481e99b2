import { alertEditors } from '@board/server/correspondence/messages/approval/alert-editors'
import { reclassifyMessage } from '@board/server/correspondence/messages/approval/reclassify'
import { recordReuse } from '@board/server/correspondence/replies/record-reuse'
import { findMessageRecord } from '@board/server/records/message-core/lock'
import type { Stage } from './stage.ts'

/** Plays what the queue of editors adds: alerts of distress, a corrected domain, and a reply that was used again. */
export async function playQueue(stage: Stage): Promise<void> {
  const { trx, ledger, world } = stage
  const later = (tid: number) => {
    const last = stage.lastOf(tid).getTime()
    return new Date(Math.floor((last + (stage.now.getTime() - last) / 2) / 1000) * 1000)
  }
  const waiting = ledger.messages.filter(
    ({ tid, audit_state, collect_id }) =>
      audit_state === 0 && collect_id === null && !stage.taken.has(Number(tid))
  )
  for (const { tid, subject, created_at } of waiting) {
    const text = ledger.contents.find(one => one.tid === tid && one.position === 0)
    if (text)
      await alertEditors(
        trx,
        { tid: Number(tid), subject: String(subject), content: text.content },
        created_at as Date
      )
  }
  const corrected = waiting.at(-1)
  if (corrected) {
    const tid = Number(corrected.tid)
    stage.taken.add(tid)
    const domainId = Number(corrected.domain_id) === 1 ? 2 : 1
    const change = { tid, version: Number(corrected.version), domainId }
    await reclassifyMessage(trx, stage.editor, change, world.parameters, later(tid))
  }
  const group = stage.groupOf('city')
  const [source, ...replies] = ledger.replies.filter(
    ({ group_id, kind, tid }) => group_id === group.id && kind === 'final' && !stage.taken.has(Number(tid))
  )
  const reused = replies.find(({ tid }) => tid !== source?.tid)
  const message = reused && (await findMessageRecord(trx, Number(reused.tid)))
  if (!source || !reused || !message) return
  stage.taken.add(message.tid)
  await recordReuse(trx, stage.clerk(group), message, [Number(source.tid)], later(message.tid))
}
