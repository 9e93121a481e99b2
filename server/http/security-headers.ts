import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** A nonce for the styles of one page. */
export const newNonce = () => randomBytes(16).toString('base64')

/** The source of the policy that allows styles with this nonce. */
export const nonceSource = (nonce: string) => `'nonce-${nonce}'`

/**
 * The policy of a page: our own scripts, our own styles and those of one more source, nothing from elsewhere. Design 7.
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

/** The policy of everything else: pictures may show, nothing may run. */
export const replyPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Seconds for which a browser asks by https alone. */
const httpsOnly = 31_536_000

const isHttps = ({ siteOrigin }: Pick<Config, 'siteOrigin'>) => siteOrigin?.startsWith('https:') ?? false

/** Headers of a refusal that no hook runs for: a broken address, a request that is not complete. */
export function headersOfBrokenRequest(config: Pick<Config, 'siteOrigin'>): Record<string, string> {
  return {
    'content-security-policy': replyPolicy,
    'x-content-type-options': 'nosniff',
    ...(isHttps(config) && { 'strict-transport-security': `max-age=${httpsOnly}` })
  }
}

const onlyByHttps = (line: number | string): string =>
  /;\s*secure\s*(;|$)/i.test(String(line)) ? String(line) : `${line}; Secure`

/** Headers of every reply; a page puts its own policy in place of this one. */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = isHttps(config)
  await app.register(helmet, {
    // set below: helmet would put it together anew for each reply
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: httpsOnly, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', replyPolicy)
  })
  if (!https) return
  app.addHook('onSend', async (_request, reply) => {
    const lines = reply.getHeader('set-cookie')
    if (lines === undefined) return
    // adding to a list of cookies would keep the old lines
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', [lines].flat().map(onlyByHttps))
  })
}
