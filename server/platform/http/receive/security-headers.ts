import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'

/** A nonce for the styles of one page. */
export const newNonce = () => randomBytes(16).toString('base64')

/** Returns the source of the policy that allows styles with this nonce. */
export const nonceSource = (nonce: string) => `'nonce-${nonce}'`

/**
 * Returns the policy of a page. It allows scripts and styles of this site and styles of one more source. Design 7.
 * @param style a nonce or a hash as the policy writes it; empty if the page has no style of its own
 */
export function pagePolicy(style: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${style}`,
    `style-src-elem 'self' ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'"
  ].join('; ')
}

/** The policy of all other answers: they may show pictures, and run nothing. */
export const replyPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Seconds for which a browser uses only https. */
const httpsOnly = 31_536_000

/** Other sites are not told which page of this site a reader has left. */
const referrerPolicy = 'same-origin'

const isHttps = ({ siteOrigin }: Pick<Config, 'siteOrigin'>) => siteOrigin?.startsWith('https:') ?? false

/** Returns the headers of a refusal for which no hook runs: a broken address, or an incomplete request. */
export function headersOfBrokenRequest(config: Pick<Config, 'siteOrigin'>): Record<string, string> {
  return {
    'content-security-policy': replyPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrerPolicy,
    ...(isHttps(config) && { 'strict-transport-security': `max-age=${httpsOnly}` })
  }
}

const onlyByHttps = (line: number | string): string =>
  /;\s*secure\s*(;|$)/i.test(String(line)) ? String(line) : `${line}; Secure`

/** Adds the headers of every reply; a page puts its own policy in place of this one. */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = isHttps(config)
  await app.register(helmet, {
    // set below: helmet would build it again for each reply
    contentSecurityPolicy: false,
    referrerPolicy: { policy: referrerPolicy },
    strictTransportSecurity: https ? { maxAge: httpsOnly, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', replyPolicy)
    done()
  })
  if (!https) return
  app.addHook('onSend', async (_request, reply) => {
    const lines = reply.getHeader('set-cookie')
    if (lines === undefined) return
    // setting the header while it is there would keep the old lines as well
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', [lines].flat().map(onlyByHttps))
  })
}
