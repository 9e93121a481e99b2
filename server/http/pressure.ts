import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isFromInside } from './call-self.ts'
import { busy } from './errors.ts'
import { isUpload, maxUploads } from './uploads.ts'

/** Milliseconds after the start in which the delay of starting itself is still in what is measured. */
const settling = 2500

/**
 * Turns requests away with 503 while the process has more than it can do, so that those inside are still
 * answered in time. Health is always answered.
 */
export async function shedLoad(
  app: FastifyInstance,
  { maxInFlight, maxDelay }: Pick<Config, 'maxInFlight' | 'maxDelay'>
): Promise<void> {
  let settled = Number.POSITIVE_INFINITY
  app.addHook('onReady', async () => {
    settled = performance.now() + settling
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    pressureHandler: request => {
      if (!isExempt(request) && performance.now() > settled) throw busy()
    }
  })
  const inside = { plain: 0, upload: 0 }
  const most = { plain: maxInFlight, upload: maxUploads }
  const kindOf = (request: FastifyRequest) => (isUpload(request) ? 'upload' : 'plain')
  // refused before its body is read
  app.addHook('onRequest', async request => {
    const kind = kindOf(request)
    if (!isExempt(request) && inside[kind] >= most[kind]) throw busy()
  })
  // its body is there; an upload's is read by its handler
  app.addHook('preValidation', async (request, reply) => {
    if (isExempt(request) || reply.raw.closed) return
    const kind = kindOf(request)
    if (inside[kind] >= most[kind]) throw busy()
    inside[kind]++
    reply.raw.once('close', () => inside[kind]--)
  })
}

/** A page that is being made must get what it asks for, or it was let in for nothing. */
const isExempt = (request: FastifyRequest) => request.url.startsWith('/health/') || isFromInside(request)
