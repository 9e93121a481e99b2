import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, cpSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ownData, type PostgresFiles, preparePostgresFiles } from './postgres-files.ts'

export type Postgres = {
  /** Address of the `postgres` database, with a user that may create databases. */
  url: string
  /** Process id of the server; undefined for a server that we did not start. It changes with a restart. */
  readonly pid: number | undefined
  /** Ends the server and removes its files; does nothing to a server that we did not start. */
  stop(): Promise<void>
  /**
   * Ends the server and starts it again on the same port; with `crash` it cannot write anything more before it ends.
   */
  restart(how?: { crash?: boolean }): Promise<void>
  /** Ends the server without letting it write anything more; `restart` starts it again. */
  crash(): Promise<void>
  /** Starts a streaming replica from a copy of the data. The server is down while they are copied; it needs `streaming`. */
  replicate(): Promise<Postgres>
  /** Copies the data while the server runs, as `pg_basebackup` does. */
  baseBackup(): Promise<BaseBackup>
}

export interface BaseBackup {
  /** Starts a server on the copy that first reads archived log, as these settings say. */
  recover(settings: Record<string, string>): Promise<Postgres>
}

/** Settings with which a server can have replicas; they are sent what is committed at once, not when the log is written by and by. */
export const streaming = { wal_level: 'replica', max_wal_senders: '4', synchronous_commit: 'on' }

export type PostgresOptions = {
  /** Keeps every write through a crash, as in production, but slower; always starts a new server. */
  durable?: boolean
  /** Further settings, such as `{ max_connections: '20' }`. */
  settings?: Record<string, string>
  /**
   * A folder that keeps the data for the next start; root needs a folder that everybody can read. Always starts a new
   * server.
   */
  keep?: string
}

const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/**
 * Starts PostgreSQL for a test run, or uses the server that DATABASE_URL names. It is ready in about half a second.
 * It ends by `stop`, and also by itself when this process dies for any reason.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const given = process.env.DATABASE_URL
  if (given && !options.durable && !options.settings && !options.keep) return postgresOfTheMachine(given)

  const files = preparePostgresFiles(options.keep)
  const guard = spawnGuard(files)
  try {
    const password = passwordOf(options.keep)
    if (!existsSync(join(files.data, 'PG_VERSION'))) initialise(files, password)
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: files.sockets.length < 90 ? files.sockets : '',
      max_connections: '200',
      ...(options.durable ? {} : FAST),
      ...options.settings
    }
    const { server, port } = await launchOnFreePort(files, settings)
    return ownPostgres({ files, guard, settings, port, password, server })
  } catch (error) {
    guard.kill('SIGTERM')
    rmSync(files.folder, { recursive: true, force: true })
    throw error
  }
}

/** Creates a database as a copy of another one that has no connections. */
export async function createDatabaseFromTemplate(
  url: string,
  template: string,
  name: string
): Promise<string> {
  await administer(url, `create database "${name}" template "${template}" strategy file_copy`)
  return databaseUrl(url, name)
}

/** Drops a database, even with connections that a failed test has left open. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await administer(url, `drop database if exists "${name}" with (force)`)
}

/** Runs one statement on the server's own database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Returns the address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

function postgresOfTheMachine(url: string): Postgres {
  const refuse = () =>
    Promise.reject(new Error('The server of DATABASE_URL is not ours to restart; ask for a durable one.'))
  return {
    url,
    pid: undefined,
    stop: () => Promise.resolve(),
    restart: refuse,
    crash: refuse,
    replicate: refuse,
    baseBackup: refuse
  }
}

type Running = {
  files: PostgresFiles
  guard: ChildProcess
  settings: Record<string, string>
  port: number
  password: string
  server: ChildProcess
}

function ownPostgres(running: Running): Postgres {
  const { files, guard, settings, port, password } = running
  let { server } = running
  const replicas: Postgres[] = []
  return {
    url: `postgres://board:${password}@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid
    },
    async restart({ crash = false } = {}) {
      await end(server, crash ? 'SIGQUIT' : 'SIGINT')
      server = await launch(files, settings, port)
    },
    async crash() {
      await end(server, 'SIGQUIT')
    },
    async replicate() {
      await end(server, 'SIGINT')
      const copy = copyFiles(files)
      server = await launch(files, settings, port)
      const replica = await startReplica(copy, running)
      replicas.push(replica)
      return replica
    },
    async baseBackup() {
      const copy = await copyRunning(this.url, files)
      return {
        async recover(more) {
          const recovered = await startRecovery(copy, running, more)
          replicas.push(recovered)
          return recovered
        }
      }
    },
    async stop() {
      await Promise.all(replicas.map(replica => replica.stop()))
      await end(server, 'SIGINT')
      guard.kill('SIGTERM')
      rmSync(files.folder, { recursive: true, force: true })
    }
  }
}

/** Copies the data of a stopped server into the files of a new one. */
function copyFiles({ data }: PostgresFiles): PostgresFiles {
  const copy = preparePostgresFiles()
  cpSync(data, copy.data, { recursive: true })
  return copy
}

/** Copies the data of a running server; its log is left out, because an archive has it. */
async function copyRunning(url: string, { data }: PostgresFiles): Promise<PostgresFiles> {
  const copy = preparePostgresFiles()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('base', true)")
    cpSync(data, copy.data, {
      recursive: true,
      filter: from => !/\/(postmaster\.(pid|opts)|pg_wal\/.+)$/.test(from)
    })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    writeFileSync(join(copy.data, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  return copy
}

/** Starts a server on a copy of the data of another one. */
async function startCopy(
  files: PostgresFiles,
  { password }: Running,
  settings: Record<string, string>
): Promise<Postgres> {
  ownData(files)
  const guard = spawnGuard(files)
  try {
    const { server, port } = await launchOnFreePort(files, settings)
    return ownPostgres({ files, guard, settings, port, password, server })
  } catch (error) {
    guard.kill('SIGTERM')
    rmSync(files.folder, { recursive: true, force: true })
    throw error
  }
}

function startReplica(files: PostgresFiles, primary: Running): Promise<Postgres> {
  const { password, settings } = primary
  writeFileSync(join(files.data, 'standby.signal'), '')
  return startCopy(files, primary, {
    ...settings,
    unix_socket_directories: '',
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=board password=${password}`,
    // a primary that was restarted is looked for again at once
    wal_retrieve_retry_interval: '100'
  })
}

function startRecovery(
  files: PostgresFiles,
  primary: Running,
  settings: Record<string, string>
): Promise<Postgres> {
  writeFileSync(join(files.data, 'recovery.signal'), '')
  return startCopy(files, primary, { ...primary.settings, unix_socket_directories: '', ...settings })
}

/** Returns a new password; for kept data, the password with which the data was created. */
function passwordOf(keep: string | undefined): string {
  const password = randomBytes(12).toString('hex')
  if (!keep) return password
  const file = join(keep, 'password')
  if (!existsSync(file)) writeFileSync(file, password, { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function initialise(files: PostgresFiles, password: string) {
  const passwordFile = join(files.sockets, 'password')
  writeFileSync(passwordFile, password, { mode: 0o644 })
  const args = [
    '--pgdata',
    files.data,
    '--username=board',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256'
  ]
  // one round of hashing is enough: the password is random, and tests open many connections
  args.push('--locale=C', '--encoding=UTF8', '--no-sync', '--no-instructions', '--set', 'scram_iterations=1')
  execFileSync(files.initdb, args, { ...files.user, stdio: ['ignore', 'ignore', 'pipe'], cwd: files.folder })
  rmSync(passwordFile)
}

async function launchOnFreePort(files: PostgresFiles, settings: Record<string, string>) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { port, server: await launch(files, settings, port) }
    } catch (error) {
      // another process may have taken the port after it was found free
      if (attempt === 3 || !String(error).includes('could not bind')) throw error
    }
  }
}

async function launch(
  files: PostgresFiles,
  settings: Record<string, string>,
  port: number
): Promise<ChildProcess> {
  const args = ['-D', files.data, '-p', String(port)]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  const logFile = join(files.folder, 'server.log')
  const log = openSync(logFile, 'a')
  // a process group of its own: Ctrl+C in the terminal reaches only the tests, which then stop the server in order
  const stdio: StdioOptions = ['ignore', log, log]
  const server = spawn(files.postgres, args, { ...files.user, cwd: files.folder, detached: true, stdio })
  closeSync(log)
  const deadline = Date.now() + 30_000
  while (!isReady(files.data, server.pid)) {
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL')
      throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`)
    }
    await sleep(10)
  }
  server.unref()
  return server
}

/** The eighth line of postmaster.pid is the server's state; pg_ctl reads it in the same way. */
function isReady(data: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.ref()
  const exited = once(server, 'exit')
  server.kill(signal)
  const killLater = setTimeout(() => server.kill('SIGKILL'), 10_000)
  await exited
  clearTimeout(killLater)
}

/**
 * Starts a shell that waits for the end of its pipe from this process, which comes when this process dies in any way;
 * the shell then ends the server and removes its files.
 */
function spawnGuard({ folder, data }: PostgresFiles): ChildProcess {
  const script = 'read -r _; kill -QUIT "$(head -n 1 "$2/postmaster.pid")"; sleep 1; rm -rf "$1"'
  const guard = spawn('/bin/sh', ['-c', script, 'guard', folder, data], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore']
  })
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  return guard
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
