import { defineOperations } from '../../platform/http/call.ts'
import { measureSite } from './look.ts'
import { requireReady } from './ready.ts'

export const healthOperations = defineOperations({
  healthLive: async () => ({ status: 'ok' }),
  healthReady: async call => {
    await requireReady(call.db)
    return { status: 'ok' }
  },
  siteHealth: call => measureSite(call.deps, call.now)
})
