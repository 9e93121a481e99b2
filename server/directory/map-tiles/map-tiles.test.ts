import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { setParameter } from '../../../tests/support/builders/builders.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { type Mood, startTileServer } from '../../../tests/support/servers/tile-server.ts'
import { networks, type Outgoing } from '../../platform/outgoing/addresses.ts'
import { maxConcurrentFetches, tileKeeper } from './tiles.ts'

const tileServer = await startTileServer()
afterAll(() => tileServer.close())
const clock = testClock()
const database = await testDatabase()
const { db } = database
const { app } = await testServer(database, { clock: clock.now })

/** Addresses of hosts, as the resolver of an attacker would give them. */
const hosts: Readonly<Record<string, string[]>> = {
  'inner.example.org': ['10.1.2.3'],
  localhost: ['127.0.0.1'],
  'mixed.example.org': ['93.184.216.34', '127.0.0.1'],
  'public.example.org': ['93.184.216.34']
}
const outside: Outgoing = {
  opened: networks([]),
  resolve: async host => (hosts[host] ?? []).map(address => ({ address }))
}
const closed = (await testServer(database, { clock: clock.now, outgoing: outside })).app

let fresh = 0
/** Returns the address of a tile that no test has requested before, so that it is not kept. */
const unseen = () => `/files/map/12/${fresh++}/7`
const get = (url: string, server = app) => server.inject(url)

beforeEach(async () => {
  tileServer.state.mood = 'well'
  await setParameter(db, 'map.tiles', tileServer.template)
  await setParameter(db, 'map.tileZoom', 12)
})

describe('a tile of the map', () => {
  it('comes from the tile server through this origin, and is kept', async () => {
    const url = unseen()
    const before = tileServer.asked.length
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff'
    })
    expect(answer.rawPayload.equals(tileServer.png)).toBe(true)
    await get(url)
    expect(tileServer.asked.slice(before)).toEqual([`/t/${url.slice('/files/map/'.length)}.png`])
    clock.pass(86_400)
    await get(url)
    expect(tileServer.asked.length).toBe(before + 2)
  })

  it('may be a photograph', async () => {
    tileServer.state.mood = 'photo'
    expect((await get(unseen())).headers['content-type']).toBe('image/jpeg')
  })

  it('is fetched once for all who request it at the same time', async () => {
    const url = unseen()
    const before = tileServer.asked.length
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(tileServer.asked.length).toBe(before + 1)
  })

  it('is not found if the site uses no tiles', async () => {
    await setParameter(db, 'map.tiles', '')
    const before = tileServer.asked.length
    expect((await get(unseen())).statusCode).toBe(404)
    expect(tileServer.asked.length).toBe(before)
  })

  it.each([
    ['/files/map/13/0/0', 404],
    ['/files/map/2/4/0', 404],
    ['/files/map/2/0/4', 404],
    ['/files/map/23/0/0', 400],
    ['/files/map/-1/0/0', 400],
    ['/files/map/1e1/0/0', 400],
    ['/files/map/1/01/0', 400],
    ['/files/map/1/0/0.png', 400],
    ['/files/map/1/0/%2e%2e', 404],
    ['/files/map/1/0/0@evil.example', 400],
    ['/files/map/1/%EF%BC%91/0', 400],
    ['/files/map/1/0/99999999', 400]
  ])('is only one of the map: %s', async (url, status) => {
    const before = tileServer.asked.length
    expect((await get(url)).statusCode).toBe(status)
    expect(tileServer.asked.length).toBe(before)
  })

  it.each<Mood>(['broken', 'script', 'disguised', 'mislabelled', 'huge', 'elsewhere'])(
    'is not one that is %s, and is fetched again soon',
    async mood => {
      tileServer.state.mood = mood
      const url = unseen()
      const before = tileServer.asked.length
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
      await get(url)
      expect(tileServer.asked.length).toBe(before + 1)
      tileServer.state.mood = 'well'
      clock.pass(30)
      expect((await get(url)).statusCode).toBe(200)
    }
  )

  it('is refused at once when too many tiles are being fetched', async () => {
    const keeper = tileKeeper()
    tileServer.state.mood = 'silent'
    const outgoing: Outgoing = { opened: networks(['127.0.0.1']), resolve: async () => [] }
    const urls = Array.from({ length: maxConcurrentFetches + 1 }, (_, at) => `${tileServer.url}/silent/${at}`)
    const last = urls.pop() ?? ''
    for (const url of urls) void keeper.ask(url, outgoing, 0)
    await expect(keeper.ask(last, outgoing, 0)).rejects.toMatchObject({ kind: 'unanswered' })
  })

  it('is limited by the address of the request', async () => {
    const { app: strict } = await testServer(database, {
      clock: clock.now,
      outgoing: outside,
      config: { ...(await testServer(database)).deps.config, accountsPerAddress: 1 }
    })
    await setParameter(db, 'map.tiles', 'https://inner.example.org/{z}/{x}/{y}')
    const statuses = []
    for (let at = 0; at < 46; at++) statuses.push((await get(unseen(), strict)).statusCode)
    expect(statuses).toEqual([...Array(45).fill(404), 429])
  })
})

describe('a tile server', () => {
  const { port } = new URL(tileServer.url)
  it.each([
    `http://127.0.0.1:${port}/{z}/{x}/{y}`,
    `http://localhost:${port}/{z}/{x}/{y}`,
    `http://2130706433:${port}/{z}/{x}/{y}`,
    `http://0x7f.1:${port}/{z}/{x}/{y}`,
    `http://[::ffff:127.0.0.1]:${port}/{z}/{x}/{y}`,
    'https://[::1]/{z}/{x}/{y}',
    'https://169.254.169.254/latest/{z}/{x}/{y}',
    'https://inner.example.org/{z}/{x}/{y}',
    'https://mixed.example.org/{z}/{x}/{y}',
    'https://unknown.example.org/{z}/{x}/{y}',
    'http://public.example.org/{z}/{x}/{y}'
  ])(
    'is not asked at a private address or without TLS, by a site that does not allow this: %s',
    async template => {
      await setParameter(db, 'map.tiles', template)
      const before = tileServer.asked.length
      const started = Date.now()
      expect((await get(unseen(), closed)).statusCode).toBe(404)
      // the request is refused and not waited for
      expect(Date.now() - started).toBeLessThan(3000)
      expect(tileServer.asked.length).toBe(before)
    }
  )

  it('is unknown to browsers, and so is the key in its address', async () => {
    await setParameter(db, 'map.tiles', `${tileServer.url}/{z}/{x}/{y}?key=secret-of-the-site`)
    await setParameter(db, 'map.attribution', '审图号 GS(2026)1号')
    const answer = await get('/v1/site/config')
    expect(answer.json().data.map).toEqual({ tileZoom: 12, attribution: '审图号 GS(2026)1号' })
    expect(answer.body).not.toMatch(/secret-of-the-site|127\.0\.0\.1/)
  })
})

describe('kept tiles', () => {
  it('are limited in size: the one that was unused for longest is dropped first', async () => {
    const outgoing: Outgoing = { opened: networks(['127.0.0.1']), resolve: async () => [] }
    const bytes = tileServer.png.length
    const keeper = tileKeeper({ bytes: 2 * bytes, entries: 10 })
    const [first, second, third] = ['a', 'b', 'c'].map(name => `${tileServer.url}/${name}`) as [
      string,
      string,
      string
    ]
    await keeper.ask(first, outgoing, 0)
    await keeper.ask(second, outgoing, 0)
    keeper.kept(first, 0)
    await keeper.ask(third, outgoing, 0)
    expect([first, second, third].map(url => keeper.kept(url, 0) !== undefined)).toEqual([true, false, true])
    expect(keeper.size()).toEqual({ bytes: 2 * bytes, entries: 2 })
  })

  it('answer a request that began before they were fetched', async () => {
    const outgoing: Outgoing = { opened: networks(['127.0.0.1']), resolve: async () => [] }
    const keeper = tileKeeper()
    const before = tileServer.asked.length
    await keeper.ask(`${tileServer.url}/late`, outgoing, 0)
    expect(await keeper.ask(`${tileServer.url}/late`, outgoing, 0)).toBeDefined()
    expect(tileServer.asked.length).toBe(before + 1)
  })

  it('are limited in number for failures, too', async () => {
    const outgoing: Outgoing = { opened: networks([]), resolve: async () => [] }
    const keeper = tileKeeper({ bytes: 1000, entries: 3 })
    for (let at = 0; at < 5; at++) await keeper.ask(`https://127.0.0.1/${at}`, outgoing, 0)
    expect(keeper.size()).toEqual({ bytes: 0, entries: 3 })
  })
})
