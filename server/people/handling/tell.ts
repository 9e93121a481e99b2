import type { EventVerb } from '@board/schemas/facts/events'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { notify } from '../../platform/notify/notify.ts'
import type { HandlingRow } from './store.ts'

interface Happening {
  readonly verb: Extract<EventVerb, `handling.${string}`>
  readonly note?: string
  readonly after?: unknown
}

/** Records an event of a record, which only the platform reads, and notifies the person of it. */
export async function tellPerson(
  trx: Trx,
  { id, tid, uid, ruleName }: HandlingRow,
  actor: SignedInActor,
  happening: Happening,
  now: Date
): Promise<void> {
  const subject = { kind: 'handling', id }
  const eventId = await recordEvent(trx, { ...happening, audience: 'editor', subject, tid, actor, at: now })
  await notify(trx, { eventId, verb: happening.verb, tid, subject: ruleName, at: now }, { accounts: [uid] })
}
