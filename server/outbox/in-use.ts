import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { recordEvents } from '../events/record.ts'
import type { Channel } from './provider.ts'
import { releaseLetters } from './release.ts'
import { retireOthers } from './store.ts'

/**
 * Makes room for one configuration of mail or SMS to be the one in use: the others go out of use, and what waited is sent.
 * @param id undefined: one that is not saved yet
 */
export async function putInUse(
  trx: Trx,
  actor: SignedInActor,
  channel: Channel,
  id: number | undefined,
  now: Date
): Promise<void> {
  const retired = await retireOthers(trx, channel, id ?? 0)
  await recordEvents(
    trx,
    retired.map(other => ({
      verb: 'record.updated',
      audience: 'editor',
      subject: { kind: `${channel}Config`, id: other },
      actor,
      at: now,
      before: { status: 1 },
      after: { status: 0 }
    }))
  )
  await releaseLetters(trx, channel, now)
}
