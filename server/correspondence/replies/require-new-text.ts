import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { wasPublishedSince } from './store.ts'

/** The time during which the same text counts as a repetition, in milliseconds. */
const repeatTime = 60_000

/**
 * Refuses a text that the group published on this message within the last minute, such as after a double click or from
 * a second tab. The caller holds the lock of the message, so one of two simultaneous equal texts is refused.
 * @throws Refusal MSG0013
 */
export async function requireNewText(
  trx: Trx,
  actor: InstitutionActor,
  { tid, content }: { readonly tid: number; readonly content: string },
  now: Date
): Promise<void> {
  const text = { tid, groupId: actor.group.id, content: content.trim() }
  if (await wasPublishedSince(trx, text, new Date(now.getTime() - repeatTime))) throw new Refusal('MSG0013')
}
