import type { FastifyInstance } from 'fastify'
import { encodingOf, type RepeatedBody, repeatedBody } from './compress.ts'
import type { JsonObject } from './contract.ts'
import { notBuilt, sendHtml } from './html.ts'
import type { ConsolePages } from './pages.ts'
import { newNonce, nonceSource } from './security-headers.ts'

/** Serves the contract at /api/openapi.json, and the page that reads it and tries its calls at /api/docs. */
export function serveContract(app: FastifyInstance, pages: ConsolePages | undefined, document: JsonObject) {
  // written when somebody first asks: it has more than a megabyte
  let text: RepeatedBody | undefined

  app.get('/api/openapi.json', async (request, reply) => {
    text ??= repeatedBody(Buffer.from(JSON.stringify(document)))
    const { etag } = text
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const { encoding, bytes } = await text.in(encodingOf(request.headers['accept-encoding']))
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(bytes)
  })

  app.get('/api/docs', (request, reply) =>
    sendHtml(
      request,
      reply,
      pages ? { status: 200, style: nonceSource(newNonce()), html: pages.docs } : notBuilt
    )
  )
}
