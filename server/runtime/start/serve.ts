import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { synchroniseMenus } from '../../administration/menus/synchronise.ts'
import { deployShipped } from '../../administration/workflow/shipped/deploy.ts'
import { adoptLibrary } from '../../correspondence/deadlines/change-calendar.ts'
import { loadCalendar } from '../../platform/calendar/load.ts'
import type { Config } from '../../platform/config/config.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { type Database, databaseOf, openDatabase } from '../../platform/database/open.ts'
import { lineLog, setStatementLog } from '../../platform/database/statements/statement-log.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Deps } from '../../platform/deps/deps.ts'
import type { ConsolePages, PortalPages } from '../../platform/deps/pages.ts'
import { failureWords } from '../../platform/http/log/journal.ts'
import { openMatchingKeys } from '../../platform/keys/keys-match.ts'
import { type Scheduler, startScheduler } from '../../platform/schedule/scheduler.ts'
import { openTraces } from '../../platform/traces/open.ts'
import { buildApp } from '../app.ts'
import { jobs } from '../jobs/jobs.ts'
import { wire } from '../wire.ts'
import { type DemoAccount, prepareDemo } from './demo.ts'
import { loadConsole, loadPortal } from './front-ends.ts'
import { markProduction, requireDatabaseOfMode, requireProductionSettings } from './production.ts'
import { completeReference, prepareReference } from './reference.ts'
import { returnMemorySoon } from './return-memory.ts'
import { printAddresses, say } from './say.ts'
import { stopServer } from './stop.ts'

/** The repository. */
const root = join(import.meta.dirname, '../../..')

/** The parts of a site that the program which starts it chooses. */
export type SiteParts = {
  openDatabase(): Promise<Database>
  loadPortal(): Promise<PortalPages | undefined>
  loadConsole(): Promise<ConsolePages | undefined>
  /** The address on which the server listens. */
  address: { port: number; host: string }
}

/** A site that serves. */
export type RunningSite = {
  port: number
  /** The accounts of the demo; empty in production. */
  accounts: readonly DemoAccount[]
  /** Ends the site without cutting anything short. */
  stop(): Promise<void>
}

/** Serves the built site until a signal ends it. @throws Error that `explain` can put into words */
export async function serve(config: Config): Promise<void> {
  const site = await startSite(config, {
    openDatabase: () => openDatabase(databaseOf(config)),
    loadPortal: () => loadPortal(root),
    loadConsole: () => loadConsole(root),
    address: config
  })
  printAddresses(site.port, config, site.accounts)
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    say(`${signal}: finishing what is under way (again: stop at once)`)
    await site.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  returnMemorySoon()
}

/** Opens the database, brings it up to date, and serves. @throws Error that `explain` can put into words */
export async function startSite(config: Config, parts: SiteParts): Promise<RunningSite> {
  if (config.mode === 'production') requireProductionSettings(config)
  if (config.logSql) {
    const write = (line: string) => process.stderr.write(`${line}\n`)
    // values are personal data of real people
    setStatementLog(lineLog(write, config.mode === 'demo'))
  }
  const database = await parts.openDatabase()
  try {
    return await startOn(config, database, parts)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function startOn(config: Config, database: Database, parts: SiteParts): Promise<RunningSite> {
  await requireDatabaseOfMode(config, database.db)
  await migrate(database)
  const keys = await openMatchingKeys(database.db, config.keysFolder)
  const accounts =
    config.mode === 'demo' ? await prepareDemo(database, keys, root, say) : await prepareProduction(database)
  await completeReference(database, root, say)
  await synchroniseMenus(database.db)
  await deployShipped(database.db, new Date())
  await inTransaction(database.db, trx => adoptLibrary(trx, new Date()))
  await loadCalendar(database.db)
  const [portal, console] = await Promise.all([parts.loadPortal(), parts.loadConsole()])
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
  await app.listen({ port: parts.address.port, host: parts.address.host })
  void tryThirdParties(deps, log.current)
  const scheduler = runJobs(app, deps)
  return {
    port: portOf(app) ?? config.port,
    accounts,
    stop: async () => {
      await stopServer(app, deps, scheduler)
      await endTraces()
    }
  }
}

/** Tries the sign-ins of other sites, which this start puts in use. A site that does not answer now may do so later. */
async function tryThirdParties(
  { identities }: Pick<Deps, 'identities'>,
  log: (message: string, detail: object) => void
): Promise<void> {
  for (const [site, reason] of Object.entries(await identities.check()))
    log('signing in with the account of another site does not work', { site, reason })
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
function runJobs(app: FastifyInstance, deps: Deps): Scheduler {
  const scheduler = startScheduler(deps, {
    jobs,
    log: (message, detail) => app.log.error(detail, message),
    describe: failureWords
  })
  deps.outbox.kick()
  return scheduler
}
