import { isInDistress } from '@board/schemas/facts/text/distress'
import { listCallers } from '../../../people/access/holders.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { recordEvent } from '../../../platform/events/record.ts'
import { notify } from '../../../platform/notify/notify.ts'

/** A text that an author has just sent, of the message or of a supplement. */
interface SentText {
  readonly tid: number
  readonly subject: string
  readonly content: string
}

/**
 * Notifies everybody who approves messages if a text has words of distress, so that nobody waits until the queue is read.
 * The author and the handlers do not see the event. Decision 0182.
 */
export async function alertEditors(trx: Trx, { tid, subject, content }: SentText, now: Date): Promise<void> {
  if (!isInDistress(`${subject}\n${content}`)) return
  const verb = 'message.inDistress'
  const about = { kind: 'message', id: tid }
  const eventId = await recordEvent(trx, {
    verb,
    audience: 'editor',
    subject: about,
    tid,
    actor: 'system',
    at: now
  })
  const accounts = await listCallers(trx, 'approveMessage')
  await notify(trx, { eventId, verb, tid, subject, at: now }, { accounts })
}
