import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { freePort, type ServerProcess, startServer, untilReady } from '../support/servers/server-process.ts'
import { postgresSite } from './support/site.ts'
import { examine, nothingWrong } from './support/verify.ts'
import { intentsOf, writeAll, writeUntilDone } from './support/writers.ts'

const site = await postgresSite()
const intents = intentsOf(site, 1000)
const kills = 20
const crashes = 3
const perRound = Math.floor(intents.length / (kills + crashes))

/**
 * Returns the milliseconds after which the server is killed in a round: different in each round, the same in each
 * run.
 */
const momentOf = (round: number) => 10 + ((round * 37) % 150)

describe('a server on PostgreSQL', () => {
  it(`loses no acknowledged write when it is killed ${kills} times during writes, and its database ${crashes} times`, async () => {
    const port = await freePort()
    let server: ServerProcess = await startServer(site.environment, port)
    const interrupted = new Set<string>()
    for (let round = 0; round < kills + crashes; round++) {
      let over = false
      const batch = intents.slice(0, (round + 1) * perRound)
      const writing = writeAll(server.url, site.fid, batch, () => over)
      await sleep(momentOf(round))
      over = true
      if (round < kills) await server.kill()
      else await site.postgres.restart({ crash: true })
      for (const code of await writing) interrupted.add(code)
      if (round < kills) server = await startServer(site.environment, port)
      else await untilReady(server)
      const { messages: _some, ...wrong } = await examine(site.target, intents)
      expect(wrong, `after blow ${round}`).toEqual(nothingWrong)
    }
    // the test shows something only if servers and databases were killed during writes
    expect(interrupted).toContain('NETWORK')
    expect(interrupted).toContain('GEN0503')

    await writeUntilDone(server.url, site.fid, intents)
    expect(await examine(site.target, intents)).toEqual({ ...nothingWrong, messages: intents.length })
  })
})
