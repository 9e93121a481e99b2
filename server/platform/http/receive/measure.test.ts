import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { buildUpload } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { readConfig } from '../../config/config.ts'
import { openDatabase } from '../../database/open.ts'

const settings = { LOG_LEVEL: 'silent', MAX_DELAY: '0' }
const token = 'a-token-of-the-monitor'

/** Returns the samples of a text by name and labels. @throws Error at the first line that breaks the format */
function samplesOf(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  const types = new Map<string, string>()
  const closed = new Set<string>()
  let family = ''
  expect(text.endsWith('\n')).toBe(true)
  for (const line of text.split('\n').filter(Boolean)) {
    const [, mark, name = '', rest = ''] = line.match(/^# (HELP|TYPE) ([a-z_][a-z0-9_]*) (.+)$/) ?? []
    if (mark) {
      if (name !== family) closed.add(family)
      if (closed.has(name)) throw new Error(`${name} stands in two places`)
      family = name
      if (mark === 'TYPE' && types.has(name)) throw new Error(`${name} has two types`)
      if (mark === 'TYPE') types.set(name, rest)
      continue
    }
    const sample = line.match(/^([a-z_][a-z0-9_]*)(\{(?:[a-z_]+="[^"\\\n]*",?)+\})? (-?[0-9.e+-]+)$/)
    const [, own = '', labels = '', value = ''] = sample ?? []
    const type = types.get(family)
    const endings = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    if (!type || !endings.some(ending => own === family + ending))
      throw new Error(`Not of ${family}: ${line}`)
    if (type === 'counter' && !own.endsWith('_total')) throw new Error(`No name of a counter: ${own}`)
    if (samples.has(own + labels) || Number.isNaN(Number(value)))
      throw new Error(`Twice, or no number: ${line}`)
    samples.set(own + labels, Number(value))
  }
  return samples
}

/** Asserts that the buckets of each histogram grow, and that the last one has the count of all. */
function expectHistograms(samples: Map<string, number>): void {
  const counts = [...samples].filter(([name]) => /_count\{/.test(name))
  expect(counts.length).toBeGreaterThan(0)
  for (const [name, count] of counts) {
    const labels = name.slice(name.indexOf('{') + 1, -1)
    const own = [...samples].filter(([other]) => other.includes('_bucket{') && other.includes(labels))
    const values = own.map(([, value]) => value)
    expect(values).toEqual(values.toSorted((one, other) => one - other))
    expect([own.at(-1)?.[0].includes('le="+Inf"'), values.at(-1)]).toEqual([true, count])
  }
}

describe('/metrics', async () => {
  const database = await testDatabase()
  const { app, deps } = await testServer(database)

  test('counts requests by operation and status, and counts all unknown addresses as one', async () => {
    for (const url of ['/v1/region/tree', '/health/live', '/v1/nobody', '/v1/no/one', '/healthz'])
      await app.inject(url)
    const { body, headers } = await app.inject('/metrics')
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    const samples = samplesOf(body)
    expect(samples.get('board_http_requests_total{operation="healthLive",status="200"}')).toBe(1)
    expect(samples.get('board_http_requests_total{operation="unknown",status="404"}')).toBeGreaterThanOrEqual(
      2
    )
    expect(body).not.toMatch(/nobody|no\/one/)
    expect(samples.get('board_http_request_duration_seconds_count{operation="healthLive"}')).toBe(1)
    // the scrape itself
    expect(samples.get('board_http_requests_in_flight')).toBe(1)
    expectHistograms(samples)
  })

  test('counts a client that left before its answer', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const before = samplesOf((await app.inject('/metrics')).body)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      'POST /v1/user/logout HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{'
    )
    const aborted = async () => {
      const samples = samplesOf((await app.inject('/metrics')).body)
      const count = (of: typeof samples) =>
        [...of].find(
          ([name]) => name.startsWith('board_http_requests_total') && name.includes('"aborted"')
        )?.[1] ?? 0
      return [count(samples) - count(before), samples.get('board_http_requests_in_flight')]
    }
    await expect.poll(aborted).toEqual([0, 2])
    socket.destroy()
    await expect.poll(aborted).toEqual([1, 1])
  })

  test('shows queues, the pool, the event loop, the start and the version of the program, and not that of Node', async () => {
    deps.metrics.jobEnded('outbox', 'done')
    await buildUpload(database.db, { bytes: 1234 })
    const { body } = await app.inject('/metrics')
    const samples = samplesOf(body)
    expect(samples.get('board_job_runs_total{job="outbox",result="done"}')).toBe(1)
    expect(samples.get('board_outbox_letters{channel="mail",state="waiting"}')).toBe(0)
    expect(samples.get('board_job_queue{state="waiting"}')).toBe(0)
    expect(samples.get('board_database_up')).toBe(1)
    expect(samples.get(`board_build_info{version="${readConfig({}).version}"}`)).toBe(1)
    expect(samples.get('board_stored_bytes')).toBe(1234)
    expect(samples.get('board_database_connections_max')).toBe(10)
    expect(samples.get('board_database_connections{state="idle"}')).toBeGreaterThan(0)
    expect(samples.get('board_database_waiting')).toBe(0)
    expect(samples.get('board_page_cache_total{result="miss"}')).toBe(0)
    expect(samples.get('board_event_loop_delay_seconds{value="p99"}')).toBeLessThan(60)
    const started = samples.get('process_start_time_seconds') ?? 0
    expect(Math.abs(started - (Date.now() / 1000 - process.uptime()))).toBeLessThan(2)
    expect(body).not.toContain(process.version)
  })

  test.each([
    ['another machine', { remoteAddress: '192.0.2.1' }],
    ['a machine of the own network', { remoteAddress: '10.0.0.1' }],
    [
      'another machine that says it is this one',
      { remoteAddress: '192.0.2.1', headers: { 'x-forwarded-for': '127.0.0.1' } }
    ],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that says so otherwise', { headers: { forwarded: 'for=127.0.0.1' } }]
  ])('does not exist for %s', async (_who, given) => {
    const answer = await app.inject({ url: '/metrics', ...given })
    const missing = await app.inject({ url: '/v1/nobody', ...given })
    expect([answer.statusCode, answer.json()]).toEqual([404, missing.json()])
  })

  test('exists for this machine by IPv6 and by a mapped address', async () => {
    for (const remoteAddress of ['::1', '::ffff:127.0.0.1', '127.9.9.9'])
      expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200)
  })

  test('is not in the contract', () => {
    const contract = readFileSync(fileURLToPath(import.meta.resolve('@board/generated/openapi.json')), 'utf8')
    expect(contract).not.toContain('/metrics')
  })
})

test('a trusted proxy cannot make a client count as this machine', async () => {
  const { app } = await testServer(await testDatabase(), {
    config: readConfig({ ...settings, TRUST_PROXY: '1' })
  })
  const forwarded = { 'x-forwarded-for': '127.0.0.1' }
  for (const remoteAddress of ['127.0.0.1', '192.0.2.1'])
    expect((await app.inject({ url: '/metrics', remoteAddress, headers: forwarded })).statusCode).toBe(404)
})

test('is read from any address with the token, and by nobody else', async () => {
  const { app } = await testServer(await testDatabase(), {
    config: readConfig({ ...settings, METRICS_TOKEN: token })
  })
  const statusWith = async (authorization?: string, remoteAddress = '192.0.2.1') =>
    (await app.inject({ url: '/metrics', remoteAddress, headers: authorization ? { authorization } : {} }))
      .statusCode
  expect(await statusWith(`Bearer ${token}`)).toBe(200)
  expect(await statusWith(`Bearer ${token}x`)).toBe(404)
  expect(await statusWith(token)).toBe(404)
  expect(await statusWith(undefined, '127.0.0.1')).toBe(404)
})

test('a token that is easy to guess is refused at the start', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'secret' })).toThrow('METRICS_TOKEN')
})

test('a database that does not answer is reported within seconds, without the measurements that it holds', async () => {
  const { url } = await testDatabase()
  const database = await openDatabase({ url }, { poolSize: 1 })
  const { app } = await testServer(database)
  const taken = await database.pool.connect()
  const samples = samplesOf((await app.inject('/metrics')).body)
  taken.release()
  expect(samples.get('board_database_up')).toBe(0)
  expect(samples.get('board_database_connections{state="busy"}')).toBe(1)
  expect([...samples.keys()].filter(name => name.startsWith('board_outbox'))).toEqual([])
  await database.close()
})
