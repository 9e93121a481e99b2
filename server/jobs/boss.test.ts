import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { testKeys } from '../../tests/support/server.ts'
import { readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { wire } from '../wire.ts'
import { startJobs } from './boss.ts'
import type { Job } from './job.ts'

const keys = testKeys()
const dependencies = (database: Database) => wire({ config: readConfig({}), database, keys })

/** Two servers on one database, each with the same jobs. */
async function twoServers(database: Database, run: Job['run']) {
  const job: Job = { name: 'counted', cron: '0 0 1 1 *', run }
  const problems: string[] = []
  const start = () =>
    startJobs(
      dependencies(database),
      [job],
      (message, detail) => void problems.push(`${message} ${detail.err}`),
      0.5
    )
  const servers = [await start(), await start()] as const
  return { servers, problems, stop: () => Promise.all(servers.map(server => server.stop(5))) }
}

const postgres = await testDatabase()

describe.each(['PostgreSQL', 'PGlite'])('a job on %s', kind => {
  const open = async (): Promise<Database> => {
    if (kind === 'PostgreSQL') return postgres
    const database = await openDatabase({ memory: true })
    await migrate(database)
    return database
  }

  test('is run once, by one of two servers', async () => {
    const database = await open()
    let ran = 0
    const { servers, problems, stop } = await twoServers(database, async () => void ran++)
    await servers[0].runSoon('counted')
    await expect.poll(() => ran, { timeout: 30_000 }).toBe(1)
    await stop()
    expect({ ran, problems }).toEqual({ ran: 1, problems: [] })
    if (kind === 'PGlite') await database.close()
  }, 60_000)
})

test('a job that fails is told of', async () => {
  const { servers, problems, stop } = await twoServers(postgres, async () =>
    Promise.reject(new Error('no luck'))
  )
  await servers[1].runSoon('counted')
  await expect
    .poll(() => problems.join(), { timeout: 30_000 })
    .toContain('the job counted failed Error: no luck')
  await stop()
}, 60_000)
