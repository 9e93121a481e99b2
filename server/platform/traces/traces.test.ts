import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { buildAccount, buildMessage, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { readConfig } from '../config/config.ts'
import { openTelemetry } from './otel.ts'
import { inRootSpan, setTracer } from './spans.ts'

const database = await testDatabase()
const silent = { LOG_LEVEL: 'silent', MAX_DELAY: '0' }

interface Sent {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly status?: { code?: number }
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[]
}

afterEach(() => setTracer(undefined))

/** Starts a collector on this machine and a tracer that sends to it. */
async function traced() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`
  const tracer = openTelemetry(url, { ratio: 1, version: '1', delay: 20 }, () => {})
  setTracer(tracer)
  const spans = () =>
    bodies.flatMap(body =>
      JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: Sent[] }[] }) =>
        one.scopeSpans.flatMap(scope => scope.spans)
      )
    ) as Sent[]
  return { tracer, bodies, spans }
}

const factsOf = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const serverWith = async (given: Record<string, string> = {}) =>
  await testServer(database, { config: readConfig({ ...silent, ...given }) })

it('a write is a span with its status and request id, and its transaction is a span below it', async () => {
  const { tracer, bodies, spans } = await traced()
  const { app, deps } = await serverWith()
  const { uid, username } = await buildAccount(database.db)
  const { tid } = await buildMessage(database.db)
  const citizen = clientOf(app, await buildSession(database.db, uid), deps.keys.publicKeyPem)
  await citizen.call('likeMessage', { body: { tid } })
  await tracer.stop()
  const request = spans().find(({ name }) => name === 'likeMessage')
  const transaction = spans().find(({ name }) => name === 'transaction')
  expect(factsOf(request as Sent)).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'board.request_id': expect.stringMatching(/^[0-9a-f]{12}$/),
    'db.queries': expect.any(Number)
  })
  expect(transaction).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  const all = bodies.join()
  for (const kept of [username, '127.0.0.1', 'user_agent', 'token', 'url.', 'select ', 'insert '])
    expect(all, kept).not.toContain(kept)
})

it('a job and a delivery are spans of their own, and a failure shows without its words', async () => {
  const { tracer, bodies, spans } = await traced()
  await expect(
    inRootSpan('job outbox', {}, async () => {
      throw new Error('the phone 13800000000')
    })
  ).rejects.toThrow()
  await tracer.stop()
  expect(spans()).toMatchObject([{ name: 'job outbox', status: { code: 2 } }])
  expect(bodies.join()).not.toContain('13800000000')
})

it('a traceparent counts only if a trusted proxy has passed the request on', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  const forwarded = { traceparent, 'x-forwarded-for': '192.0.2.1' }
  const { tracer, spans } = await traced()
  const direct = await serverWith()
  const behind = await serverWith({ TRUST_PROXY: 'loopback' })
  await direct.app.inject({ url: '/health/live', headers: forwarded })
  await behind.app.inject({ url: '/health/live', headers: { traceparent } })
  await behind.app.inject({ url: '/health/live', headers: forwarded, remoteAddress: '192.0.2.9' })
  await behind.app.inject({ url: '/health/live', headers: forwarded })
  await tracer.stop()
  expect(spans().map(span => span.traceId === traceId)).toEqual([false, false, false, true])
})

it('a collector that is gone fails no request, and the log says so once', async () => {
  const said: string[] = []
  const options = { ratio: 1, version: '1', delay: 10 }
  const tracer = openTelemetry('http://127.0.0.1:9/v1/traces', options, message => said.push(message))
  setTracer(tracer)
  const { app } = await serverWith()
  for (let n = 0; n < 20; n++) expect((await app.inject('/health/live')).statusCode).toBe(200)
  await expect.poll(() => said.length, { timeout: 20_000 }).toBeGreaterThan(0)
  for (let n = 0; n < 20; n++) expect((await app.inject('/health/live')).statusCode).toBe(200)
  await tracer.stop()
  expect(said).toEqual(['traces cannot be sent and are dropped'])
}, 60_000)

// prom-client loads its interface, @opentelemetry/api
it('nothing of OpenTelemetry besides its interface is loaded without the setting', () => {
  const loads = (environment: Record<string, string>) => {
    const root = join(import.meta.dirname, '../../..')
    const script = `
      const { readConfig } = await import('./server/platform/config/config.ts')
      await import('./server/runtime/start/serve.ts')
      const { openTraces } = await import('./server/platform/traces/open.ts')
      await openTraces(readConfig(process.env), () => {})
      console.log(JSON.stringify(globalThis.loaded))`
    const hook = `
      import { registerHooks } from 'node:module'
      globalThis.loaded = []
      registerHooks({ load(url, context, next) {
        if (/@opentelemetry.(?!api)/.test(url)) globalThis.loaded.push(url)
        return next(url, context)
      } })`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(hook)}`,
        '--input-type=module',
        '--eval',
        `${script}; process.exit(0)`
      ],
      { cwd: root, env: { PATH: process.env.PATH, ...environment }, encoding: 'utf8' }
    )
    if (!stdout) throw new Error(stderr)
    return (JSON.parse(stdout) as string[]).length
  }
  expect(loads({})).toBe(0)
  expect(loads({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBeGreaterThan(0)
}, 60_000)
