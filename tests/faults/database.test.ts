import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/platform/database/open.ts'
import { testServer } from '../support/servers/server.ts'
import { freePort, launchServer, startServer, statusOf } from '../support/servers/server-process.ts'
import { hangingDoor } from './support/door.ts'
import { postgresSite } from './support/site.ts'
import { examine, nothingWrong } from './support/verify.ts'
import { intentsOf, writeAll, writeUntilDone } from './support/writers.ts'

const site = await postgresSite()
const url = 'url' in site.target ? site.target.url : ''
const server = await startServer(site.environment)
const list = `${server.url}/v1/threads/list`

describe('a server', () => {
  it('stays alive while its database restarts under load, answers 503 meanwhile, and recovers within five seconds', async () => {
    const intents = intentsOf(site, 600)
    let over = false
    const seen = new Set<number>()
    // a single reader can wait through a quick restart without a failure
    const reading = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!over) seen.add(await statusOf(list))
      })
    )
    const writing = (async () => {
      const heard = new Set<string>()
      while (!over)
        for (const code of await writeAll(server.url, site.fid, intents, () => over)) heard.add(code)
      return heard
    })()
    await sleep(300)
    await site.postgres.restart()
    const back = Date.now()
    while ((await statusOf(`${server.url}/health/ready`)) !== 200 || (await statusOf(list)) !== 200) {
      expect(Date.now() - back, server.output()).toBeLessThan(5000)
      await sleep(20)
    }
    over = true
    await reading
    const heard = await writing
    expect(server.isAlive()).toBe(true)
    if (heard.has('GEN0503')) seen.add(503)
    expect([...seen].sort()).toEqual([200, 503])
    expect([...heard].filter(code => code !== 'done' && code !== 'GEN0503')).toEqual([])
    await writeUntilDone(server.url, site.fid, intents)
    expect(await examine(site.target, intents)).toEqual({ ...nothingWrong, messages: intents.length })
  })

  it('stays alive and answers after its database restarted without load', async () => {
    await Promise.all(Array.from({ length: 10 }, () => statusOf(list)))
    await site.postgres.restart()
    await sleep(500)
    expect(server.isAlive(), server.output().slice(-2000)).toBe(true)
    await sleep(500)
    expect(await statusOf(list)).toBe(200)
  })

  it('stays alive while its database does not answer, and refuses the waiting requests after a while', async () => {
    const blocker = new pg.Client({ connectionString: url })
    await blocker.connect()
    await blocker.query('begin; lock table message in access exclusive mode')
    const began = Date.now()
    const asked = Array.from({ length: 40 }, () => fetch(list))
    await sleep(500)
    for (let look = 0; look < 5; look++) {
      const at = Date.now()
      expect(await statusOf(`${server.url}/health/live`)).toBe(200)
      expect(Date.now() - at).toBeLessThan(1000)
      await sleep(200)
    }
    const answers = await Promise.all(asked)
    expect(Date.now() - began).toBeLessThan(25_000)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    for (const answer of answers) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    await blocker.query('rollback')
    await blocker.end()
    expect(await statusOf(list)).toBe(200)
  })

  it('refuses what waits for a database whose network is gone without a word, and goes on once it is back', async () => {
    const door = await hangingDoor(Number(new URL(url).port))
    const behind = new URL(url)
    behind.port = String(door.port)
    const database = await openDatabase({ url: behind.href }, { statementTimeout: 300, connectTimeout: 1000 })
    const { app } = await testServer(database)
    afterAll(() => database.close())
    const read = async () => (await app.inject('/v1/threads/list')).statusCode
    // connections that are open when the network goes
    expect(new Set(await Promise.all(Array.from({ length: 8 }, read)))).toEqual(new Set([200]))
    door.hang()
    const began = performance.now()
    const waiting = Promise.all(Array.from({ length: 8 }, read))
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect(performance.now() - began).toBeLessThan(1000)
    expect(new Set(await waiting)).toEqual(new Set([503]))
    expect(performance.now() - began).toBeLessThan(10_000)
    door.open()
    await expect.poll(read, { timeout: 10_000 }).toBe(200)
  })

  it('says that its database is away at the start, and ends', async () => {
    const away = {
      ...site.environment,
      DATABASE_URL: `postgres://board:Kq8-vd@127.0.0.1:${await freePort()}/site`
    }
    const lonely = launchServer(away, await freePort())
    expect(await lonely.ended).toBe(1)
    expect(lonely.output()).toContain('The database is away')
    expect(lonely.output()).not.toContain('Kq8-vd')
  })
})
