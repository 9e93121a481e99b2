/**
 * The site with demo data for the journeys. Filling it takes as long as many journeys, so it is done once and copied.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { administer, databaseUrl, startPostgres } from '../../../tests/support/postgres/postgres.ts'
import { root } from '../programs.ts'

/** Maximum time, in milliseconds, for the site to create its demo data and answer. */
const startTimeout = 300_000

/** Sources that determine the data that the product writes at its first start. */
const sources = ['server', 'schemas', 'generated', 'scripts/demo', 'scripts/reference', 'package-lock.json']

/** The name of the demo's database, on its own PostgreSQL. */
const database = 'demo'

export interface Site {
  url: string
  /** The address of the site's database. */
  databaseUrl: string
  /** Asks the site to stop, and waits until it has stopped. */
  stop(): Promise<void>
}

/**
 * Starts the product on a copy of the demo data, which is removed when the site stops. The data is created once for
 * each state of the sources and each day, because the demo ends today.
 * @param prepare changes the database before the start
 */
export async function startDemoSite(prepare?: (databaseUrl: string) => Promise<void>): Promise<Site> {
  const kept = await demoData()
  const folder = await openFolder()
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await cp(kept, folder, { recursive: true })
    const site = await startSite(folder, prepare)
    const stop = async () => {
      await site.stop()
      await remove()
    }
    return { ...site, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Returns a folder with the data of the demo after the product's first start; creates it if it is missing. */
export async function demoData(today = new Date()): Promise<string> {
  const all = join(root, '.cache', 'demo-site')
  const kept = join(all, keyOf(today))
  if (existsSync(kept)) return kept
  await rm(all, { recursive: true, force: true })
  const folder = await openFolder()
  try {
    const site = await startSite(folder)
    await site.stop()
    await cp(folder, `${kept}.draft`, { recursive: true })
    await rename(`${kept}.draft`, kept)
    return kept
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Creates a temporary folder that PostgreSQL can reach, also when root starts it as another user. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'board-site-'))
  await chmod(folder, 0o755)
  return folder
}

/**
 * Starts the product with its demo, as in production on PostgreSQL; the folder holds the data of both.
 * @throws Error if it does not answer
 */
async function startSite(folder: string, prepare?: (databaseUrl: string) => Promise<void>): Promise<Site> {
  const tables = join(folder, 'postgres')
  const isNew = !existsSync(tables)
  await mkdir(tables, { recursive: true, mode: 0o755 })
  const postgres = await startPostgres({ keep: tables })
  try {
    if (isNew) await administer(postgres.url, `create database "${database}"`)
    const address = databaseUrl(postgres.url, database)
    await prepare?.(address)
    const { url, child } = await startServer(join(folder, 'data'), address)
    const stop = async () => {
      await end(child)
      await postgres.stop()
    }
    return { url, databaseUrl: address, stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function startServer(folder: string, address: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: address,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      MAX_DELAY: '0',
      // all visitors of the site come from one address
      ACCOUNTS_PER_ADDRESS: '200'
    },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const url = `http://127.0.0.1:${port}`
  try {
    await ready(url, child)
  } catch (error) {
    await end(child)
    throw error
  }
  return { url, child }
}

/** Returns a name for a state of the sources on a day. */
export function keyOf(today: Date): string {
  const hash = createHash('sha256').update(today.toISOString().slice(0, 10))
  const paths = sources.flatMap(source => (source.endsWith('.json') ? [source] : filesOf(source)))
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.includes('.test.'))
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .filter(path => !path.includes('node_modules'))
    .sort()
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + startTimeout; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode} before it answered`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`the site did not answer within ${startTimeout / 1000} s`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
