/** The deliveries in a message's detail, and the access of their receivers to the message. */
import type { MessageReading, Sight, StaffPart } from '../../records/message-core/detail-parts.ts'
import { requestActions } from './offer.ts'
import { isReceiver } from './sight.ts'
import { deliveryViews } from './view.ts'

export const deliverySight = async ({ db, actor, message }: MessageReading): Promise<Sight | null> =>
  (await isReceiver(db, message.tid, actor)) ? 'received' : null

export const staffDeliveries: StaffPart<'deliveries'> = async ({ db, actor, message, sight, isHandler }) => ({
  deliveries: await deliveryViews(db, actor, message, sight === 'full'),
  allowedActions: isHandler ? requestActions(actor, message) : []
})
