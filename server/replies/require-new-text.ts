import type { InstitutionActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { wasPublishedSince } from './store.ts'

/** Milliseconds during which the same text counts as the same press. */
const repeatTime = 60_000

/**
 * Refuses a text that the group published on this message within the last minute: a second press, or a second
 * open page. The caller holds the lock of the message, so of two equal texts at the same time one is refused.
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
