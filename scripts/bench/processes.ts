import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { serverEnvironment, serverFlags } from '../tools/bootstrap/server-flags.mjs'
import { root } from '../tools/programs.ts'

export type Server = {
  port: number
  stop: () => Promise<void>
  /** Returns the bytes of memory that the process holds. */
  memory: () => Promise<number>
}

export type BoardOptions = {
  /** The address of a PostgreSQL database; absent: the embedded database in `folder`. */
  databaseUrl?: string
  /** The folder for data, keys and uploads; absent: a temporary folder. */
  folder?: string
  /** Further environment variables. */
  environment?: NodeJS.ProcessEnv
}

/** Turns the limit of delay off, because the benchmark itself keeps the machine busy. */
export const unlimitedDelay = { MAX_DELAY: '0' }

/** Starts the product as in production, on a database that is filled already. */
export async function startBoard({ databaseUrl, folder, environment }: BoardOptions): Promise<Server> {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'board-bench-data-'))
  if (databaseUrl) await forgetKeys(databaseUrl)
  const port = await freePort()
  const database = databaseUrl && { DATABASE_URL: databaseUrl }
  const env = { ...serverEnvironment(root), ...boardEnvironment(port, data), ...database, ...environment }
  const child = spawn(process.execPath, [...serverFlags, join(root, 'server/main.ts')], {
    cwd: root,
    env,
    stdio: quiet
  })
  return running(child, port, '/health/ready', () => {
    if (!folder) rmSync(data, { recursive: true, force: true })
  })
}

/**
 * Removes the mark of the keys: a filled database contains nothing encrypted, so each start may have its own keys.
 */
export async function forgetKeys(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`delete from site_mark where name = 'keys'`)
  await client.end()
}

/**
 * Returns the environment of a server behind one proxy, so that the benchmark can use many addresses: limits count
 * per address.
 */
export function boardEnvironment(port: number, data: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...env } = process.env
  const own = { MODE: 'demo', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, TRUST_PROXY: '1' }
  return { ...env, ...own, NODE_ENV: 'production', LOG_LEVEL: 'warn' }
}

/** Starts the reference server that the product is compared with. */
export const startTwin = (databaseUrl: string, plan: string): Promise<Server> =>
  startProgram('twin.ts', { DATABASE_URL: databaseUrl, PLAN: plan })

/** Starts the bare server that writes the same rows as the product. */
export const startWriteTwin = (databaseUrl: string, plan: string): Promise<Server> =>
  startProgram('write-twin.ts', { DATABASE_URL: databaseUrl, PLAN: plan })

/** Starts the bare server that renders the product's pages from data in memory. */
export const startPageTwin = (board: Server): Promise<Server> =>
  startProgram('page-twin.ts', { BOARD: `http://127.0.0.1:${board.port}` })

/** Starts the bare server that opens the embedded database of a folder; its first answer counts as the start. */
export const startBareStart = (folder: string): Promise<Server> =>
  startProgram('start-twin.ts', { ...serverEnvironment(root), DATA_DIR: folder }, '/ready', serverFlags)

/** Puts servers behind one address. */
export const startBalancer = (servers: readonly Server[]): Promise<Server> =>
  startProgram('balancer.ts', { TARGETS: servers.map(({ port }) => port).join() }, '/health/ready')

/** Starts a program of the bench that serves on a port. */
async function startProgram(
  file: string,
  environment: Record<string, string>,
  ready = '/ready',
  flags: readonly string[] = []
): Promise<Server> {
  const port = await freePort()
  const env = { ...process.env, ...environment, PORT: String(port), NODE_ENV: 'production' }
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, file)], {
    cwd: root,
    env,
    stdio: quiet
  })
  return running(child, port, ready, () => {})
}

const quiet: StdioOptions = ['ignore', 'ignore', 'inherit']

async function running(child: ChildProcess, port: number, ready: string, clean: () => void): Promise<Server> {
  const stop = async () => {
    await stopProcess(child)
    clean()
  }
  try {
    await waitUntilAnswers(`http://127.0.0.1:${port}${ready}`, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, stop, memory: () => memoryOf(child) }
}

async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

/** Waits for the first answer with 200. @throws Error if the process ends first, or after two minutes */
export async function waitUntilAnswers(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`A server ended before ${address} answered`)
    try {
      const answer = await fetch(address, { redirect: 'follow' })
      await answer.arrayBuffer()
      if (answer.ok) return
    } catch {
      // the server does not listen yet
    }
    await sleep(10)
  }
  throw new Error(`${address} gave no answer within two minutes`)
}

/** Asks a process to end, and waits for it. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const killLater = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await exited
  clearTimeout(killLater)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found')
  return address.port
}
