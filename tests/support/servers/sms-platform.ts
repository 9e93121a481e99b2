import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

/** The behaviour of the platform on the next requests; `silent` never answers. */
export type Mood = 'well' | 'broken' | 'garbage' | 'refusing' | 'silent' | 'elsewhere'

interface Asked {
  readonly reference: string
  readonly headers: IncomingMessage['headers']
  readonly url: URL
  readonly body: string
}

/**
 * Starts an SMS platform on this machine that answers as cloud A does and sends each reference once. Close it at the
 * end.
 */
export async function startSmsPlatform() {
  const asked: Asked[] = []
  const sent = new Map<string, number>()
  const state = { mood: 'well' as Mood }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://platform')
    const reference = url.searchParams.get('OutId') ?? ''
    asked.push({ reference, headers: request.headers, url, body: Buffer.concat(chunks).toString() })
    if (state.mood === 'silent') return
    if (state.mood === 'garbage') return void reply.end('<html>')
    if (state.mood === 'elsewhere') return void reply.writeHead(302, { location: request.url ?? '/' }).end()
    if (state.mood === 'broken') return void reply.writeHead(500).end('{"Error":"down"}')
    if (state.mood === 'refusing')
      return void reply.end('{"Code":"isv.MOBILE_NUMBER_ILLEGAL","Message":"13000000000 is illegal"}')
    sent.set(reference, 1)
    reply.end('{"Code":"OK","Message":"OK"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    asked,
    sent,
    state,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
