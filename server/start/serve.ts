import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import type { Deps } from '../deps.ts'
import { type RunningJobs, startJobs } from '../jobs/boss.ts'
import { jobs } from '../jobs/jobs.ts'
import { openKeys } from '../keys/keys.ts'
import { synchroniseMenus } from '../menus/synchronise.ts'
import { wire } from '../wire.ts'
import { prepareDemo } from './demo.ts'
import { loadConsole, loadPortal } from './front-ends.ts'
import { requireMatchingKeys } from './keys-match.ts'
import { requireProduction } from './production.ts'
import { prepareReference } from './reference.ts'
import { printAddresses, say } from './say.ts'
import { stopServer } from './stop.ts'

/** The repository. */
const root = join(import.meta.dirname, '../..')

/** Opens the database, brings it up to date, serves, and stops when told to. @throws Error that `explain` can put into words */
export async function serve(config: Config): Promise<void> {
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataFolder }
  )
  try {
    await serveOn(config, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serveOn(config: Config, database: Database): Promise<void> {
  await migrate(database)
  const keys = await openKeys(config.keysFolder)
  await requireMatchingKeys(database.db, keys, config.keysFolder)
  const accounts =
    config.mode === 'demo' ? await prepareDemo(database, root, say) : await production(config, database)
  await synchroniseMenus(database.db)
  const [portal, console] = await Promise.all([loadPortal(root), loadConsole(root)])
  const log = { current: (_message: string, _detail: object): void => {} }
  const deps = wire({
    config,
    database,
    keys,
    portal,
    console,
    log: (message, detail) => log.current(message, detail)
  })
  const app = await buildApp(deps)
  log.current = (message, detail) => app.log.warn(detail, message)
  await app.listen({ port: config.port, host: config.host })
  printAddresses(portOf(app) ?? config.port, config, accounts)
  await run(app, deps)
}

function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

async function production(config: Config, database: Database): Promise<[]> {
  await requireProduction(config, database.db)
  await prepareReference(database, root, say)
  return []
}

/** Milliseconds until jobs that could not be started are tried again. */
const jobsAgain = 2000

/** Jobs start once people are served: making their tables takes a moment at the first start. */
async function run(app: FastifyInstance, deps: Deps): Promise<void> {
  let running: RunningJobs | undefined
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    say(`${signal}: finishing what is under way (again: stop at once)`)
    await stopServer(app, deps, running)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  deps.outbox.kick()
  while (!running && !isStopping) {
    try {
      const started = await startJobs(deps, jobs, (message, detail) => app.log.error(detail, message))
      if (isStopping) await started.stop(1)
      running = started
    } catch (err) {
      // the database may be away for a moment; people are served all the same
      app.log.error({ err }, 'the jobs could not be started yet')
      await sleep(jobsAgain, undefined, { ref: false })
    }
  }
}
