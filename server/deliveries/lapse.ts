import type { Trx } from '../database/open.ts'
import { endDeliveries } from './store.ts'
import { deliveryLapse } from './transitions.ts'

/**
 * Lets the requested deliveries of a message lapse, because it was deleted or moved to another group.
 * @param lapsing.accepted also those that were accepted, because nobody may read the message any more
 */
export const lapseDeliveries = (
  trx: Trx,
  tid: number,
  now: Date,
  { accepted }: { accepted: boolean }
): Promise<void> => endDeliveries(trx, tid, accepted ? deliveryLapse.fromAccepted : deliveryLapse.from, now)
