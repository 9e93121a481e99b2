import { defineOperations } from '../http/call.ts'
import { lookAtSite } from './look.ts'
import { requireReady } from './ready.ts'

export const healthOperations = defineOperations({
  healthLive: async () => ({ status: 'ok' }),
  healthReady: async call => {
    await requireReady(call.db)
    return { status: 'ok' }
  },
  siteHealth: call => lookAtSite(call.deps, call.now)
})
