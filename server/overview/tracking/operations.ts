import { defineOperations } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/network.ts'
import { createVisitLimiter } from './pace.ts'
import { visitOf } from './visit.ts'

const pace = createVisitLimiter()

/** Where pages tell of visits. Nothing waits for the database here. */
export const trackingOperations = defineOperations({
  addTrack: async ({ actor, body, query, client, now, deps }) => {
    pace.step(networkOf(client.address), now, body.events.length)
    for (const event of body.events)
      deps.footprints.visited(visitOf(event, actor, query?.platform ?? 'pc', now))
    return { count: body.events.length }
  }
})
