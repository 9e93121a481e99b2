import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FSWatcher } from 'vite'
import { readOwnConfig } from '../../../server/platform/config/own-config.ts'
import { Halt, say } from '../bootstrap/say.mjs'
import { root } from '../programs.ts'
import { type HeldDatabase, holdDatabase } from './database/database.ts'
import { bases } from './front-ends/addresses.ts'
import { findGallery, sendGallery } from './front-ends/gallery.ts'
import { createFrontEnds, type FrontEndServers } from './front-ends/servers.ts'
import { collectStyles } from './front-ends/styles.ts'
import { createGenerator, type Generator } from './generate/generator.ts'
import { passOn } from './proxy.ts'
import { createReports, type Reports } from './report.ts'
import { type Supervisor, superviseServer } from './server/supervise.ts'
import { watchFolders } from './watch.ts'

/**
 * Serves the product from its sources until a signal comes. This process holds the port and the two Vite servers; the
 * database and the server are processes of their own.
 */
export async function develop(): Promise<number> {
  process.env.MAX_DELAY ||= '0'
  const config = readOwnConfig()
  if (config.mode === 'production')
    throw new Halt('`npm run dev` serves a demo from its sources. For MODE=production, run `npm start`.')
  say('Preparing the database, the server and the front ends')
  const server = createServer()
  const holding = config.databaseUrl ? Promise.resolve(undefined) : holdDatabase(config.dataFolder)
  const starting = createFrontEnds(server, async files => {
    supervisor.forget(files)
    ;(await reporting).portalHasChanged()
  })
  const reporting = starting.then(createReports)
  // its first server loads the product while the database and Vite start
  const supervisor = supervise(holding, starting, reporting)
  const [database, frontEnds, reports] = await Promise.all([holding, starting, reporting])
  serveAll(server, frontEnds, supervisor, reports)
  server.listen(config.port, config.host)
  await once(server, 'listening')
  supervisor.restart([])
  const generator = followSources(frontEnds.console.watcher, supervisor, reports)
  await untilSignal()
  say('Stopping')
  generator.stop()
  await supervisor.stop()
  await Promise.all([database?.stop(), frontEnds.portal.close(), frontEnds.console.close()])
  return 0
}

function supervise(
  database: Promise<HeldDatabase | undefined>,
  frontEnds: Promise<FrontEndServers>,
  reports: Promise<Reports>
): Supervisor {
  const started = performance.now()
  let hasServed = false
  const socketFile = database.then(held => held?.socketFile)
  return superviseServer(socketFile, {
    calls: {
      invoke: async payload => (await frontEnds).portal.environments.ssr.hot.handleInvoke(payload),
      styles: async sources => collectStyles((await frontEnds).portal, sources)
    },
    async onServing(milliseconds, addresses) {
      ;(await reports).clear('server')
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (hasServed) {
        ;(await reports).serverHasChanged()
        say(`The server has restarted (${Math.round(milliseconds)} ms).`)
      } else say(`${addresses}\n\nReady after ${seconds} s. Save a file to see it change.`)
      hasServed = true
    },
    onProblem: async problem => (await reports).show('server', problem),
    onUnrendered: async () => (await reports).reloadPortalAtNextChange()
  })
}

/** Passes the addresses of scripts and styles to Vite, and all others to the server. */
function serveAll(
  server: Server,
  frontEnds: FrontEndServers,
  supervisor: Supervisor,
  reports: Reports
): void {
  const { portal, console } = frontEnds
  const upstream = { port: () => supervisor.port(), problem: () => reports.find('server') }
  server.on('request', (request, response) => {
    const { url = '/' } = request
    const vite = url.startsWith(bases.portal) ? portal : url.startsWith(bases.console) ? console : undefined
    const gallery = findGallery(url)
    if (vite) vite.middlewares(request, response, () => response.writeHead(404).end())
    else if (gallery) sendGallery(gallery, frontEnds, response).catch(error => response.destroy(error))
    else void passOn(upstream, request, response)
  })
}

/** The sources of the server. Vite itself follows the front ends. */
const folders = [
  'openapi',
  'schemas',
  'generated',
  'server',
  'console',
  'scripts/tools/generate',
  'scripts/demo'
]

/** Generates and restarts when sources change. */
function followSources(sources: FSWatcher, supervisor: Supervisor, reports: Reports): Generator {
  let changedBefore: readonly string[] = []
  const generator = createGenerator({
    onWritten(files) {
      watcher.remember(files)
      reports.clear('generated')
      supervisor.restart([...changedBefore, ...files])
      changedBefore = []
    },
    onChecked(files) {
      watcher.remember(files)
      reports.clear('contract')
    },
    onProblem: (problem, isWritten) => reports.show(isWritten ? 'contract' : 'generated', problem)
  })
  const watcher = watchFolders(sources, root, folders, files => {
    if (files.some(isDescription)) {
      changedBefore = [...changedBefore, ...files]
      generator.run(files)
      return
    }
    generator.note(files)
    if (!generator.isWriting() && files.some(isServed)) supervisor.restart(files)
  })
  return generator
}

/** Tells whether `generated/` is made from a file. */
const isDescription = (file: string) =>
  /^(?:openapi|schemas|scripts\/tools\/generate)\/|^server\/platform\/database\/migrations\/|^scripts\/reference\/dictionaries\.ts$/.test(
    file
  )

/** Tells whether the server reads a file. Files of types do not matter while it runs. */
const isServed = (file: string) =>
  /^server\/|^console\/[\w-]+\.html$|^generated\//.test(file) &&
  !/^generated\/(?:openapi|calls|database)\.ts$/.test(file)

/** Waits until this process is asked to end. */
const untilSignal = () =>
  new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
