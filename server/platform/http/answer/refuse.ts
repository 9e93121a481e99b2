import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { Refusal } from '../../refusal.ts'
import type { Envelope } from '../contract/contract.ts'
import { noteFailure } from '../log/journal.ts'
import { busyPage, isForPage } from '../pages/busy-page.ts'
import { requestIdHeader } from '../receive/request-id.ts'
import { headersOfBrokenRequest } from '../receive/security-headers.ts'
import type { SendReply } from './answer.ts'
import { type Reply, wrapRefusal } from './envelope.ts'
import { toRefusal } from './errors.ts'
import { languageOf } from './language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string
    multipart?: boolean
    envelope?: Envelope
    send?: SendReply
  }
}

/** Answers any thrown error, in the envelope of the operation and the language of the reader. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => refuse(toRefusal(error, request), request, reply))
}

/**
 * Refuses a request. One that belongs to no operation gets the refusal of the template layer, or a page if a person waits
 * for one and the server is busy.
 */
export function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { envelope = 'template', send = sendPlain, operation } = request.routeOptions?.config ?? {}
  const { retryAfter } = refusal.options
  request.refusedWith = refusal.code
  noteFailure(refusal, request)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (refusal.code === 'GEN0503' && isForPage(request)) return sendBusyPage(request, reply, refusal)
  try {
    return send(reply, wrapRefusal(envelope, refusal, languageOf(request.headers['accept-language'])))
  } catch (cause) {
    const error = new Error(`${operation} refused with ${refusal.code}, which could not be answered`, {
      cause
    })
    const failure = toRefusal(error, request)
    noteFailure(failure, request)
    return sendPlain(reply, wrapRefusal('template', failure, 'zh-CN'))
  }
}

/** Refuses an invalid address, such as one with a broken escape. No hook runs for it, so it sets the headers itself. */
export const badUrlRefusal =
  (config: Config) => (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headersOfBrokenRequest(config)).header(requestIdHeader, request.id)
    sendPlain(
      reply,
      wrapRefusal('template', new Refusal('GEN0404'), languageOf(request.headers['accept-language']))
    )
  }

const sendBusyPage = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) =>
  reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'cookie, accept-language')
    .send(busyPage(request, refusal))

const sendPlain: SendReply = (reply, { status, payload }: Reply) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(payload))
