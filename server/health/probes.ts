import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { probes } from '../http/probes.ts'
import { notReady } from './ready.ts'

const retryAfter = 2

/**
 * Serves `/healthz`, which asks nothing else than this process, and `/readyz`, which says in JSON what is missing to serve:
 * `{ "status": "unavailable", "notReady": ["database"] }` with 503.
 */
export function serveProbes(
  app: FastifyInstance,
  { config, database }: Pick<Deps, 'config' | 'database'>
): void {
  app.get(probes.alive, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get(probes.ready, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const missing = await notReady(config, database)
    if (missing.length === 0) return { status: 'ok' }
    return reply
      .code(503)
      .header('retry-after', retryAfter)
      .send({ status: 'unavailable', notReady: missing })
  })
}
