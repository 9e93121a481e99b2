import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isMarked } from './call-self.ts'

/** The header with the id of the request in each answer. People tell the id to support, and the logs have it. */
export const requestIdHeader = 'x-request-id'

/**
 * Returns a new id: 12 random hexadecimal digits. Ids from clients are not used, because a client could write into logs
 * with them.
 */
export const newRequestId = (): string => randomUUID().replace('-', '').slice(0, 12)

/** Returns the id of a request; calls of a page that is being rendered have the id of the page. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && isMarked(headers) ? given : newRequestId()
}

/** Puts the id of the request into each answer. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
}
