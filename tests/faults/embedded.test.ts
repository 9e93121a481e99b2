import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { everySize } from '../../scripts/tools/test/arguments.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import {
  endServers,
  freePort,
  launchServer,
  type ServerProcess,
  startServer,
  statusOf
} from '../support/servers/server-process.ts'
import { embeddedSite } from './support/site.ts'
import { examine, nothingWrong } from './support/verify.ts'
import { intentsOf, writeAll, writeUntilDone } from './support/writers.ts'

/** True with `--all`. */
const everywhere = process.env[everySize] !== undefined

describe('a server on the embedded database', async () => {
  const site = await embeddedSite()
  const rounds = everywhere ? 20 : 5
  const intents = intentsOf(site, rounds * 40)
  afterEach(endServers)

  it(`starts again after ${rounds} kills during writes, and loses no acknowledged write`, async () => {
    const port = await freePort()
    const interrupted = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      // the lock of the killed server is stale, so the next server takes it over
      const server: ServerProcess = await startServer(site.environment, port)
      let over = false
      const batch = intents.slice(0, (round + 1) * 30)
      const writing = writeAll(server.url, site.fid, batch, () => over)
      await sleep(40 + round * 45)
      over = true
      await server.kill()
      for (const code of await writing) interrupted.add(code)
      const { messages: _some, ...wrong } = await examine(site.target, intents)
      expect(wrong, `after blow ${round}`).toEqual(nothingWrong)
    }
    expect(interrupted).toContain('NETWORK')
    const server = await startServer(site.environment, port)
    await writeUntilDone(server.url, site.fid, intents)
    expect(await server.terminate()).toBe(0)
    expect(await examine(site.target, intents)).toEqual({ ...nothingWrong, messages: intents.length })
  })

  it('locks its folder: a second server names the owner within a second and ends', async () => {
    const first = await startServer(site.environment)
    const began = Date.now()
    await expect(openDatabase(site.target)).rejects.toThrow(`in use by process ${first.pid}`)
    expect(Date.now() - began).toBeLessThan(1000)

    const second = launchServer(site.environment, await freePort())
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`in use by process ${first.pid}`)
    expect(second.output()).toMatch(/Stop that process first|DATABASE_URL/)
    expect(second.output()).not.toMatch(/\n\s+at /)
    expect(await statusOf(`${first.url}/health/ready`)).toBe(200)
    await first.kill()
  })

  it('takes the folder over after the first server was killed', async () => {
    const first = await startServer(site.environment)
    await first.kill()
    const next = await startServer(site.environment)
    expect(await statusOf(`${next.url}/v1/threads/list`)).toBe(200)
    expect(await next.terminate()).toBe(0)
  })
})
