import type { Trx } from '../database/open.ts'
import { endDeliveries } from './store.ts'
import { deliveryLapse } from './transitions.ts'

/**
 * What is asked for lapses with what it was asked for: the message is deleted, or another group's.
 * @param lapsing.accepted also those that were accepted: nobody is to read the message any more
 */
export const lapseDeliveries = (
  trx: Trx,
  tid: number,
  now: Date,
  { accepted }: { accepted: boolean }
): Promise<void> => endDeliveries(trx, tid, accepted ? deliveryLapse.fromAccepted : deliveryLapse.from, now)
