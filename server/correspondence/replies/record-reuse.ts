import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { recordMessageEvent } from '../messages/tell.ts'

/** Records from the replies to which messages an answer was made. The staff read it; the public reads the answer alone. */
export async function recordReuse(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  sources: readonly number[],
  now: Date
): Promise<void> {
  if (sources.length === 0) return
  const event = {
    verb: 'reply.reused',
    audience: 'holders',
    note: sources.map(tid => `#${tid}`).join('、')
  } as const
  await recordMessageEvent(trx, message, actor, event, now)
}
