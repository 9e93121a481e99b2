import { requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { actOnDelivery } from './act.ts'
import { pageDeliveries, pageDeliveriesFrom, pageDeliveriesTo } from './page.ts'
import { searchReceivers } from './receivers.ts'
import { requestDelivery } from './request.ts'

/** Operations on deliveries: showing a message to another group. */
export const deliveryOperations = defineOperations({
  searchReceivers: call => searchReceivers(call.db, requireInstitution(call.actor), call.body),
  requestDelivery: call =>
    call.write(trx => requestDelivery(trx, requireInstitution(call.actor), call.body, call.now)),
  withdrawDelivery: call =>
    call.write(trx => {
      const act = { id: call.body.id, action: 'withdraw' } as const
      return actOnDelivery(trx, requireInstitution(call.actor), act, call.now)
    }),
  giveOpinion: call =>
    call.write(trx => {
      const act = { id: call.body.id, action: 'opine', text: call.body.opinion } as const
      return actOnDelivery(trx, requireInstitution(call.actor), act, call.now)
    }),
  acceptDelivery: call =>
    call.write(trx => {
      const act = { id: call.body.id, action: 'accept', text: call.body.note } as const
      return actOnDelivery(trx, requireSignedIn(call.actor), act, call.now)
    }),
  declineDelivery: call =>
    call.write(trx => {
      const act = { id: call.body.id, action: 'decline', text: call.body.reason } as const
      return actOnDelivery(trx, requireSignedIn(call.actor), act, call.now)
    }),
  pageDeliveriesTo: call => pageDeliveriesTo(call, requireInstitution(call.actor), call.body),
  pageDeliveriesFrom: call => pageDeliveriesFrom(call, requireInstitution(call.actor), call.body),
  pageDeliveries: call => pageDeliveries(call, call.body)
})
