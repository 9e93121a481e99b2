import type { Trx } from '../database/open.ts'
import { markLettersDue } from '../database/outbox-flag.ts'
import { leaseEndOf } from './dispatch.ts'
import type { Channel } from './provider.ts'
import { releaseWaiting } from './store.ts'

/** Makes the letters due that waited until mail or SMS was set up, except those that a process may be sending now. */
export async function releaseLetters(trx: Trx, channel: Channel, now: Date): Promise<void> {
  await releaseWaiting(trx, channel, now, leaseEndOf(now))
  markLettersDue(trx)
}
