import type { FastifyInstance } from 'fastify'
import type { RepeatedBody } from '../../deps/kept-pages.ts'
import type { ConsolePages } from '../../deps/pages.ts'
import type { JsonObject } from '../contract/contract.ts'
import { publicPart } from '../contract/public-contract.ts'
import { newNonce, nonceSource } from '../receive/security-headers.ts'
import { encodingOf, repeatedBody } from './compress.ts'
import { notBuiltPage, sendHtml } from './html.ts'
import { hasPresent } from './shared-cache.ts'

/**
 * Serves the contract at /api/openapi.json, and the page that reads it and tries its calls at /api/docs.
 * @param isWhole whether the calls that need a session are shown, too
 */
export function serveContract(
  app: FastifyInstance,
  pages: ConsolePages | undefined,
  document: JsonObject,
  isWhole: () => Promise<boolean>
) {
  // written at the first request: the whole text has more than a megabyte
  const texts = new Map<boolean, RepeatedBody>()
  const textOf = (all: boolean): RepeatedBody => {
    const known = texts.get(all)
    if (known) return known
    const text = repeatedBody(Buffer.from(JSON.stringify(all ? document : publicPart(document))))
    texts.set(all, text)
    return text
  }

  app.get('/api/openapi.json', async (request, reply) => {
    const text = textOf(await isWhole())
    const { etag } = text
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (hasPresent(request.headers, etag)) return reply.code(304).send()
    const { encoding, bytes } = await text.in(encodingOf(request.headers['accept-encoding']))
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(bytes)
  })

  app.get('/api/docs', (request, reply) =>
    sendHtml(
      request,
      reply,
      pages ? { status: 200, style: nonceSource(newNonce()), html: pages.docs } : notBuiltPage
    )
  )
}
