import { addHandlingRecord } from '@board/server/people/handling/add'
import { endHandlingRecord } from '@board/server/people/handling/end'
import { seconds } from '@board/server/platform/calendar/time'
import { type DemoPerson, demoPeople } from '../demo-people.ts'
import type { Stage } from './stage.ts'

type Handling = NonNullable<DemoPerson['handling']>[number]

/** Adds the handling records of the demo people, in every kind and state. Specification 4. */
export async function playHandling(stage: Stage): Promise<void> {
  for (const { username, handling = [] } of demoPeople)
    for (const one of handling) await handle(stage, Number(stage.account(username).uid), one)
}

async function handle(stage: Stage, uid: number, handling: Handling): Promise<void> {
  const { since, from, backDays, endedAfter, ofMessage, ...draft } = handling
  const { trx, editor } = stage
  const at = stage.inDays(-since)
  const own = stage.ledger.messages.find(message => message.author_uid === uid && message.created_at < at)
  const record = await addHandlingRecord(
    trx,
    editor,
    {
      ...draft,
      ...(ofMessage && own ? { tid: Number(own.tid) } : { uid }),
      ...(backDays && { backtrackTime: seconds(stage.inDays(-since - backDays)) }),
      ...(from && { beginTime: seconds(stage.inDays(from)) })
    },
    'zh-CN',
    at
  )
  if (endedAfter === undefined) return
  const reason = '本人已说明情况并承诺改正'
  await endHandlingRecord(trx, editor, { id: record.id, reason }, stage.inDays(endedAfter - since))
}
