/**
 * The site with its demo on which journeys run. Filling it takes as long as many journeys, so it is done once
 * and copied.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './tools.ts'

/** Maximum time, in milliseconds, for the site to create its demo data and answer. */
const patience = 300_000

/** Sources that determine the data that the product writes at its first start. */
const sources = ['server', 'schemas', 'generated', 'scripts/seed', 'package-lock.json']

export interface Site {
  url: string
  /** Asks the site to stop, and waits until it has stopped. */
  stop(): Promise<void>
}

/**
 * Returns a folder with the data of the demo after the product's first start. It is created once for each
 * state of the sources and each day, because the demo ends today. Copy it: a product started on it changes
 * it.
 */
export async function demoData(today = new Date()): Promise<string> {
  const all = join(root, '.cache', 'demo-site')
  const folder = join(all, keyOf(today))
  if (existsSync(folder)) return folder
  await rm(all, { recursive: true, force: true })
  const draft = `${folder}.draft`
  const site = await startSite(draft)
  await site.stop()
  await rename(draft, folder)
  return folder
}

/**
 * Starts the product as `npm start` runs it, with its demo, on a data folder.
 * @throws Error if it does not answer
 */
export async function startSite(folder: string): Promise<Site> {
  const port = await freePort()
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      MAX_DELAY: '0',
      // everybody who comes to it comes from one address
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
  return { url, stop: () => end(child) }
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
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode} before it answered`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`the site did not answer within ${patience / 1000} s`)
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
