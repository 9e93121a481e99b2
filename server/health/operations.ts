import { defineOperations } from '../http/call.ts'
import { requireReady } from './ready.ts'

export const healthOperations = defineOperations({
  healthLive: async () => ({ status: 'ok' }),
  healthReady: async call => {
    await requireReady(call.db)
    return { status: 'ok' }
  }
})
