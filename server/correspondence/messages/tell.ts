import type { Audience, EventVerb } from '@board/schemas/facts/events'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { notify, type Told } from '../../platform/notify/notify.ts'
import { publicSubjectOf } from '../../records/message-core/public-wording.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { tellFollowers } from '../followers/tell.ts'
import { isOpen } from './policy.ts'

/** An event of a message, and its recipients. */
export interface Happening extends Told {
  readonly verb: EventVerb
  readonly audience: Audience
  readonly note?: string | null | undefined
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly subject?: { readonly kind: string; readonly id: number }
  readonly tpid?: number
  readonly groupId?: number | null
}

/** Records an event of a message and notifies those concerned, in the transaction that changed the message. */
export async function recordMessageEvent(
  trx: Trx,
  message: MessageRecord,
  actor: Actor,
  happening: Happening,
  now: Date
): Promise<void> {
  const { accounts, groups, subject = { kind: 'message', id: message.tid }, ...event } = happening
  const eventId = await recordEvent(trx, { ...event, subject, tid: message.tid, actor, at: now })
  const publicSubject = publicSubjectOf(message)
  const news = { eventId, verb: event.verb, tid: message.tid, subject: message.subject, at: now }
  // a message that is hidden by the event has no public readers to notify
  const isTold = event.audience === 'public' && isOpen(message)
  const told = [...(accounts ?? []), ...(actor.accountId === null ? [] : [actor.accountId])]
  await Promise.all([
    notify(
      trx,
      { ...news, publicSubject },
      { ...(accounts ? { accounts } : {}), ...(groups ? { groups } : {}) }
    ),
    isTold && tellFollowers(trx, { ...news, subject: publicSubject }, told)
  ])
}
