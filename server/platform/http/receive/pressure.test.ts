import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import { temporaryFolder } from '../../../../tests/support/uploads.ts'
import { readConfig } from '../../config/config.ts'
import { DatabaseUnavailable } from '../../database/unavailable.ts'
import type { PortalPages } from '../../deps/pages.ts'
import type { Operations } from '../call.ts'

const contract = smallContract({
  slow: { path: '/v1/slow', method: 'get' },
  away: { path: '/v1/away', method: 'get' },
  live: { path: '/health/live', method: 'get' },
  quick: { path: '/v1/quick', method: 'get' },
  say: { path: '/v1/say', body: { type: 'object' } },
  large: { path: '/v1/large', method: 'get', data: { type: 'string' } }
})
const folder = temporaryFolder()
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain')
writeFileSync(join(folder, 'icon.svg'), '<svg/>')
/** The length of an answer that no buffer between server and client can hold. */
const large = 12 * 1024 * 1024
const database = await testDatabase()
const pageGate = Promise.withResolvers<null>()
const gate = Promise.withResolvers<null>()
const handlers = {
  slow: () => gate.promise,
  away: async () => {
    throw new DatabaseUnavailable('away')
  },
  live: async () => null,
  quick: async () => null,
  say: async () => null,
  large: async () => 'x'.repeat(large)
}
/** A page that takes every available place, and then asks the server for its data. */
const portal: PortalPages = {
  form: async () => undefined,
  variantOf: () => undefined,
  ownDataPage: async function* () {
    yield ''
  },
  addresses: ['/home'],
  folder,
  render: async ({ api, url }) => {
    if (url !== '/start') await pageGate.promise
    return { status: (await api('/v1/quick')).status, html: '', style: '' }
  }
}
const config = readConfig({ MAX_IN_FLIGHT: '5', MAX_DELAY: '0', LOG_LEVEL: 'silent' })
const { app } = await testServer(database, {
  contract,
  operations: [handlers as unknown as Operations],
  config,
  portal
})
const warn = vi.spyOn(app.log, 'warn')
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
const port = typeof address === 'object' ? (address?.port ?? 0) : 0

/** Opens ten connections and sends the same on each; nothing of the answers is read. */
const sendTenTimes = (text: string) =>
  Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      socket.write(text)
      return socket
    })
  )

describe('a server whose clients do not read their answers', () => {
  test('still has all its places', async () => {
    const sockets = await sendTenTimes('GET /v1/large HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const statuses = await Promise.all(
      sockets.map(async socket => {
        await once(socket, 'readable')
        return String(socket.read(12))
      })
    )
    // each of the five places has an answer that waits for its reader
    expect(statuses.filter(status => status === 'HTTP/1.1 200').length).toBeGreaterThanOrEqual(5)
    expect((await app.inject('/v1/quick')).statusCode).toBe(200)
    expect((await app.inject('/start')).statusCode).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})

describe('a server that receives stalled bodies', () => {
  test('still has all its places, for pages and for health', async () => {
    const head = [
      'POST /v1/say HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      'content-length: 9'
    ]
    const sockets = await sendTenTimes(`${head.join('\r\n')}\r\n\r\n{`)
    await sleep(100)
    expect((await app.inject('/v1/quick')).statusCode).toBe(200)
    expect((await app.inject('/start')).statusCode).toBe(200)
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})

describe('an overloaded server', () => {
  test('refuses excess requests, answers health checks, serves the files of the front ends, and recovers afterwards', async () => {
    // inject starts only when it is awaited
    const inside = Array.from({ length: 5 }, async () => await app.inject('/v1/slow'))
    const refused = await app.inject('/v1/slow')
    expect(refused.json().result.code).toBe('GEN0503')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    for (const file of ['/assets/app-1a2b.js', '/icon.svg'])
      expect((await app.inject(file)).statusCode, file).toBe(200)
    expect((await app.inject('/assets/none.js')).statusCode).toBe(404)
    // one line tells which limit it was, however many requests are refused
    expect((await app.inject('/v1/slow')).statusCode).toBe(503)
    const reasons = warn.mock.calls.filter(call => String(call[1]).startsWith('requests get 503'))
    expect(reasons).toEqual([[{ most: 5 }, 'requests get 503: MAX_IN_FLIGHT requests are worked on']])
    gate.resolve(null)
    expect((await Promise.all(inside)).map(answer => answer.statusCode)).toEqual([200, 200, 200, 200, 200])
    for (let n = 0; n < 20; n++) expect((await app.inject('/v1/slow')).statusCode).toBe(200)
  })

  test('says so on a page to those who wait for one, and still answers the requests of pages that are being rendered', async () => {
    const pages = Array.from({ length: 5 }, async () => await app.inject('/home'))
    expect((await app.inject('/home')).statusCode).toBe(503)
    const headers = { accept: 'text/html,*/*', cookie: 'language=zh-TW' }
    const busy = await app.inject({ url: '/home', headers })
    expect([busy.statusCode, busy.headers['content-type'], busy.headers['cache-control']]).toEqual([
      503,
      'text/html; charset=utf-8',
      'no-store'
    ])
    expect(busy.headers['retry-after']).toBe('2')
    expect(busy.body).toContain('<html lang="zh-TW">')
    expect(busy.body).toContain('系統忙碌中，請稍後重試')
    expect(busy.body).toContain('<a href="">重試</a>')
    const call = await app.inject({ url: '/v1/quick', headers: { accept: 'text/html,*/*' } })
    expect(call.json().result.code).toBe('GEN0503')
    pageGate.resolve(null)
    expect((await Promise.all(pages)).map(page => page.statusCode)).toEqual([200, 200, 200, 200, 200])
  })

  test('refuses in the same way when the database cannot be reached', async () => {
    const answer = await app.inject('/v1/away')
    expect([answer.statusCode, answer.json().result.code]).toEqual([503, 'GEN0503'])
    expect(answer.headers['retry-after']).toBe('2')
  })
})
