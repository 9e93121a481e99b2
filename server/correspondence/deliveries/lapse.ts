import type { Trx } from '../../platform/database/open.ts'
import { endDeliveries } from './store.ts'
import { deliveryLapse } from './transitions.ts'

/**
 * Lets the pending deliveries of a message lapse, because it was deleted or moved to another forum.
 * @param lapsing.accepted also the accepted ones, because nobody may read the message any more
 */
export const lapseDeliveries = (
  trx: Trx,
  tid: number,
  now: Date,
  { accepted }: { accepted: boolean }
): Promise<void> => endDeliveries(trx, tid, accepted ? deliveryLapse.fromAccepted : deliveryLapse.from, now)
