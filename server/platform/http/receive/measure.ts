import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { Refusal } from '../../refusal.ts'
import { refuse } from '../answer/refuse.ts'
import { isFromInside } from './call-self.ts'
import { onceClosed } from './closed.ts'
import { isProbe, probes } from './probes.ts'

/**
 * Measures each request from outside, and serves the measurements at `/metrics` to holders of the token. If no token is
 * set, it serves them to this machine. For everybody else the address does not exist. Decision 0099.
 */
export function serveMetrics(
  app: FastifyInstance,
  { metrics, config }: Pick<Deps, 'metrics' | 'config'>
): void {
  app.addHook('onClose', () => metrics.stop())
  app.addHook('onRequest', (request, reply, done) => {
    // the request for the page that causes this one was counted already
    if (isFromInside(request)) return done()
    metrics.begun()
    onceClosed(reply.raw, () => {
      const status = reply.raw.writableEnded ? reply.statusCode : 'aborted'
      metrics.ended(kindOf(request, reply.statusCode), status, reply.elapsedTime / 1000)
    })
    done()
  })
  app.get(probes.metrics, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return refuse(new Refusal('GEN0404'), request, reply)
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

/** Kinds of addresses outside the contract, by the beginnings of their routes. */
const kinds: readonly (readonly [string, string])[] = [
  ['/console-assets/', 'asset'],
  ['/assets/', 'asset'],
  ['/forms/', 'form'],
  ['/admin', 'console'],
  ['/g', 'console']
]

/** Returns the name under which a request is counted. The number of names is bounded: all unknown addresses share one. */
export function kindOf({ routeOptions, is404 }: FastifyRequest, status: number): string {
  const { operation } = routeOptions.config
  if (operation) return operation
  if (is404) return status === 404 ? 'unknown' : 'page'
  const { url = '' } = routeOptions
  if (isProbe(url)) return 'probe'
  return kinds.find(([start]) => url.startsWith(start))?.[1] ?? 'other'
}

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addAddress('::1', 'ipv6')

/** Headers by which a proxy shows that it passes on a request of another client. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip'
]

function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  // the address of the connection: the address of the request may come from a header
  const { remoteAddress = '', remoteFamily } = raw.socket
  const family = remoteFamily === 'IPv6' || remoteAddress.includes(':') ? 'ipv6' : 'ipv4'
  return thisMachine.check(remoteAddress, family) && !forwarding.some(name => name in headers)
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares two texts in a time that does not depend on them. */
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other))
