import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'

/** Returns the scheme and the host of the site: the configured ones, or those under which the request came. */
export const originOf = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { siteOrigin }: Pick<Config, 'siteOrigin'>
): string => siteOrigin ?? `${protocol}://${host}`
