import type { Trx } from '../database/open.ts'
import { touchOutbox } from '../database/outbox-flag.ts'
import { leaseEndOf } from './dispatch.ts'
import type { Channel } from './provider.ts'
import { releaseWaiting } from './store.ts'

/** Sends now what waited until mail or SMS was set up; what a process may be sending at this moment stays its own. */
export async function releaseLetters(trx: Trx, channel: Channel, now: Date): Promise<void> {
  await releaseWaiting(trx, channel, now, leaseEndOf(now))
  touchOutbox(trx)
}
