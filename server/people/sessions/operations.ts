import { requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { forceLogout } from './force-logout.ts'

/** Operations on the sessions of others. */
export const sessionOperations = defineOperations({
  forceLogout: async call => {
    const actor = requireSignedIn(call.actor)
    return await call.write(async trx => ({ ids: await forceLogout(trx, actor, [call.body.id], call.now) }))
  },
  forceLogoutMany: async call => {
    const actor = requireSignedIn(call.actor)
    return await call.write(async trx => ({ ids: await forceLogout(trx, actor, call.body.ids, call.now) }))
  }
})
