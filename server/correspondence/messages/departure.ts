import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'

/** Ends what a noun has open about a message. The message is as it is after its departure. */
type OnDeparture = (trx: Trx, actor: Actor, message: MessageRecord, now: Date) => Promise<void>

const nouns: OnDeparture[] = []

/**
 * Registers what a noun ends when a message is taken down, deleted or re-addressed. Nouns of a higher district are called in
 * this way; it is called once, where the noun's operations are bound.
 */
export const registerDeparture = (onDeparture: OnDeparture): void => void nouns.push(onDeparture)

/** Ends what other nouns have open about a message that was taken down, deleted or re-addressed. */
export async function endOpenMatters(
  trx: Trx,
  actor: Actor,
  message: MessageRecord,
  now: Date
): Promise<void> {
  for (const onDeparture of nouns) await onDeparture(trx, actor, message, now)
}
