import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isFromInside } from './call-self.ts'
import { busy } from './errors.ts'

/** Uploads worked on at once: they take long without costing much. */
const maxUploads = 300

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
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request)) return
    const kind = request.headers['content-type']?.startsWith('multipart/') ? 'upload' : 'plain'
    if (inside[kind] >= (kind === 'upload' ? maxUploads : maxInFlight)) throw busy()
    inside[kind]++
    reply.raw.once('close', () => inside[kind]--)
  })
}

/** A page that is being made must get what it asks for, or it was let in for nothing. */
const isExempt = (request: FastifyRequest) => request.url.startsWith('/health/') || isFromInside(request)
