import { mergeMessage } from '@board/server/correspondence/merging/merge'
import { splitMessage } from '@board/server/correspondence/merging/split'
import { findMessageRecord } from '@board/server/records/message-core/lock'
import type { MessageRow } from '../ledger.ts'
import { awaitsReply } from './candidates.ts'
import type { Stage } from './stage.ts'

/** Two messages are merged into a third one, and one of them is split off again. Domain 7. */
export async function playMerging(stage: Stage): Promise<void> {
  const { trx, ledger, world, now } = stage
  const group = stage.groupOf('city')
  const clerk = stage.clerk(group)
  const open = ledger.messages.filter(
    message =>
      message.group_id === group.id &&
      message.is_public &&
      !stage.taken.has(Number(message.tid)) &&
      awaitsReply(message, stage)
  )
  const [main, ...merged] = threeAlike(open)
  if (!main) return
  const last = Math.max(...[main, ...merged].map(({ tid }) => stage.lastOf(Number(tid)).getTime()))
  const moment = (part: number) => new Date(Math.floor((last + (now.getTime() - last) * part) / 1000) * 1000)
  const mainTid = Number(main.tid)
  stage.taken.add(mainTid)
  for (const [index, message] of merged.entries()) {
    const tid = Number(message.tid)
    stage.taken.add(tid)
    const { version = 1 } = (await findMessageRecord(trx, tid)) ?? {}
    const reason = '两条留言反映同一件事，一并办理'
    const order = { tid, version, mainTid, reason }
    await mergeMessage(trx, clerk, order, world.parameters, moment(0.2 + index * 0.2))
  }
  const apart = merged.at(-1)
  if (apart) await splitMessage(trx, clerk, Number(apart.tid), world.parameters, moment(0.8))
}

/** Returns three messages to one forum on one domain; none if there are fewer. */
function threeAlike(messages: readonly MessageRow[]): MessageRow[] {
  for (const { fid, domain_id } of messages) {
    const alike = messages.filter(one => one.fid === fid && one.domain_id === domain_id)
    if (alike.length >= 3) return alike.slice(0, 3)
  }
  return []
}
