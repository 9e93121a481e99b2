import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { JsonObject } from './contract.ts'
import { compressed, notBuilt, sendHtml } from './html.ts'
import type { ConsolePages } from './pages.ts'
import { newNonce } from './security-headers.ts'

/** Serves the contract at /api/openapi.json, and the page that reads it and tries its calls at /api/docs. */
export function serveContract(app: FastifyInstance, pages: ConsolePages | undefined, document: JsonObject) {
  // written and compressed when somebody first asks, once for each way: it has three megabytes
  const texts = new Map<string, ReturnType<typeof write>>()
  async function write(accepted: string) {
    const text = Buffer.from(JSON.stringify(document))
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    return { etag, ...(await compressed(text, accepted)) }
  }

  app.get('/api/openapi.json', async (request, reply) => {
    const offered = request.headers['accept-encoding'] ?? ''
    const accepted = ['br', 'gzip'].find(way => new RegExp(`\\b${way}\\b`).test(offered)) ?? ''
    const text = texts.get(accepted) ?? write(accepted)
    texts.set(accepted, text)
    const { etag, encoding, body } = await text
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(body)
  })

  app.get('/api/docs', (request, reply) =>
    sendHtml(request, reply, pages ? { status: 200, nonce: newNonce(), html: pages.docs } : notBuilt)
  )
}
