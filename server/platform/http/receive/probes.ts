import type { FastifyInstance } from 'fastify'

/** Addresses that orchestrators and monitors ask. They are not in the contract, and are answered under any load. */
export const probes = { alive: '/healthz', ready: '/readyz', metrics: '/metrics' } as const

const addresses: readonly string[] = Object.values(probes)

/** Tells whether a request asks for the health or the measurements of the server. */
export const isProbe = (url: string): boolean =>
  url.startsWith('/health/') || addresses.includes(url.split('?', 1)[0] ?? '')

/** Seconds after which a server that is not ready may be asked again. */
const retryAfter = 2

/**
 * Serves `/healthz`, which asks only this process, and `/readyz`, which says in JSON what is missing to serve, with 503:
 * `{ "status": "unavailable", "notReady": ["database"] }`.
 */
export function serveProbes(app: FastifyInstance, notReady: () => Promise<readonly string[]>): void {
  app.get(probes.alive, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get(probes.ready, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const missing = await notReady()
    if (missing.length === 0) return { status: 'ok' }
    return reply
      .code(503)
      .header('retry-after', retryAfter)
      .send({ status: 'unavailable', notReady: missing })
  })
}
