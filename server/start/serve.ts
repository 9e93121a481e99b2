import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, databaseOf, openDatabase } from '../database/open.ts'
import type { Deps } from '../deps.ts'
import { failureWords } from '../http/journal.ts'
import { jobs } from '../jobs/jobs.ts'
import { openMatchingKeys } from '../keys/keys-match.ts'
import { synchroniseMenus } from '../menus/synchronise.ts'
import { startScheduler } from '../schedule/scheduler.ts'
import { openTraces } from '../traces/open.ts'
import { wire } from '../wire.ts'
import { deployShipped } from '../workflow/shipped/deploy.ts'
import { prepareDemo } from './demo.ts'
import { loadConsole, loadPortal } from './front-ends.ts'
import { markProduction, requireDatabaseOfMode, requireProductionSettings } from './production.ts'
import { completeReference, prepareReference } from './reference.ts'
import { returnMemorySoon } from './return-memory.ts'
import { printAddresses, say } from './say.ts'
import { stopServer } from './stop.ts'

/** The repository. */
const root = join(import.meta.dirname, '../..')

/** Opens the database, brings it up to date, serves, and stops when told to. @throws Error that `explain` can put into words */
export async function serve(config: Config): Promise<void> {
  if (config.mode === 'production') requireProductionSettings(config)
  const database = await openDatabase(databaseOf(config))
  try {
    await serveOn(config, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serveOn(config: Config, database: Database): Promise<void> {
  await requireDatabaseOfMode(config, database.db)
  await migrate(database)
  const keys = await openMatchingKeys(database.db, config.keysFolder)
  const accounts =
    config.mode === 'demo' ? await prepareDemo(database, keys, root, say) : await prepareProduction(database)
  await completeReference(database, root, say)
  await synchroniseMenus(database.db)
  await deployShipped(database.db, new Date())
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
  const endTraces = await openTraces(config, (message, detail) => log.current(message, detail))
  const app = await buildApp(deps)
  log.current = (message, detail) => app.log.warn(detail, message)
  await app.listen({ port: config.port, host: config.host })
  printAddresses(portOf(app) ?? config.port, config, accounts)
  run(app, deps, endTraces)
}

function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

async function prepareProduction(database: Database): Promise<[]> {
  await markProduction(database.db)
  await prepareReference(database, root, say)
  return []
}

/** Jobs are looked after once people are served. */
function run(app: FastifyInstance, deps: Deps, endTraces: () => Promise<void>): void {
  const scheduler = startScheduler(deps, {
    jobs,
    log: (message, detail) => app.log.error(detail, message),
    describe: failureWords
  })
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    say(`${signal}: finishing what is under way (again: stop at once)`)
    await stopServer(app, deps, scheduler)
    await endTraces()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  deps.outbox.kick()
  returnMemorySoon()
}
