/**
 * The reference server for visitors' pages: a Fastify server that renders the portal from data in memory. It makes
 * each call to the server at BOARD once and keeps the answer; after that it neither validates nor reads a database,
 * and it sends no security headers. Under `/kept` it sends pages of that server from memory, without rendering them.
 */
import fastify from 'fastify'
import { loadPortal } from '../../server/runtime/start/front-ends.ts'
import { root } from '../tools/programs.ts'

interface Remembered {
  status: number
  type: string
  body: string
}

const board = process.env.BOARD ?? ''
const portal = await loadPortal(root)
if (!portal) throw new Error('The portal is not built')

const memory = new Map<string, Promise<Remembered>>()

const ask = async (request: Request, path: string): Promise<Remembered> => {
  const answer = await fetch(`${board}${path}`, {
    method: request.method,
    headers: request.headers,
    body: request.method === 'GET' ? null : await request.text()
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? 'application/json',
    body: await answer.text()
  }
}

const remember = (key: string, make: () => Promise<Remembered>): Promise<Remembered> => {
  const known = memory.get(key) ?? make()
  memory.set(key, known)
  return known
}

const api: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const key = `${request.method} ${path} ${typeof init?.body === 'string' ? init.body : ''}`
  const { status, type, body } = await remember(key, () => ask(request, path))
  return new Response(body, { status, headers: { 'content-type': type } })
}

const app = fastify()
app.get('/ready', async () => 'ready')
app.get('/kept/*', async ({ url }, reply) => {
  const path = url.slice('/kept'.length)
  const { status, type, body } = await remember(url, () => ask(new Request(`${board}${path}`), path))
  return reply.code(status).type(type).send(body)
})
app.get('/*', async (request, reply) => {
  const page = await portal.render({
    url: request.url,
    cookies: {},
    language: 'zh-CN',
    userAgent: '',
    origin: board,
    api
  })
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.html)
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
