import { chmod, mkdir } from 'node:fs/promises'
import type { DB } from '@board/generated/database'
import { PGlite, protocol } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely } from 'kysely'
import pg from 'pg'
import { embeddedFolder, lockFolder } from './lock.ts'
import type { Database } from './open.ts'
import { compilePglite } from './pglite-program.ts'
import { types } from './statements/parsers.ts'
import { BoardDialect } from './statements/pipeline.ts'
import { nameStatements, StatementNames } from './statements/statements.ts'
import { guard } from './transaction.ts'

/**
 * Settings for little memory: one connection needs neither 128 MB of buffers nor room for a hundred other connections,
 * and the operating system caches the files, too.
 */
const small = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=10']

/** An embedded database that runs in this process, and the function that closes it. */
export type Embedded = { pglite: PGlite; close(): Promise<void> }

/** Settings of the one session. Plans are kept for all values: here, planning takes longer than reading a list of the few rows. */
export const sessionSettings = "set time zone 'UTC'; set plan_cache_mode = force_generic_plan"

/**
 * Opens the embedded database, in a folder that only this process uses, or in memory. Callers use it like PostgreSQL,
 * through a pool with one connection, so that repeated statements keep their plans here, too.
 */
export async function openPglite(folder?: string): Promise<Database> {
  const { pglite, close } = await startPglite(folder)
  return connectPglite(pglite, close)
}

/** Starts the embedded database itself, in a folder that only this process uses, or in memory. @throws FolderInUse */
export async function startPglite(folder?: string): Promise<Embedded> {
  const unlock = folder ? await lockFolder(folder) : () => {}
  try {
    const dataDir = folder && (await ownFolder(embeddedFolder(folder)))
    const pglite = await PGlite.create({
      dataDir,
      pgliteWasmModule: await compilePglite(),
      relaxedDurability: false,
      startParams: [...PGlite.defaultStartParams, ...small]
    })
    await pglite.exec(sessionSettings)
    const close = async () => {
      if (!pglite.closed) await pglite.close()
      unlock()
    }
    return { pglite, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The parts of an embedded database that a connection uses. */
export type PgliteSession = Pick<PGlite, 'waitReady' | 'execProtocolStream'>

/** Makes a session on an embedded database of another process. @param ask sends one message and returns the answer to it */
export function sessionOver(ask: (message: Uint8Array) => Promise<Uint8Array>): PgliteSession {
  let last: Promise<unknown> = Promise.resolve()
  return {
    waitReady: Promise.resolve(),
    execProtocolStream: async message => {
      const answer = last.then(() => ask(message))
      last = answer.catch(() => {})
      const messages: Awaited<ReturnType<PgliteSession['execProtocolStream']>> = []
      new protocol.Parser().parse(Buffer.from(await answer), one => void messages.push(one))
      return messages
    }
  }
}

/** Connects to an embedded database, which may run in another process. @param close ends the session */
export function connectPglite(session: PgliteSession, close: () => Promise<void>): Database {
  const pool = new pg.Pool({ ...configFor(session), max: 1, idleTimeoutMillis: 0, types })
  const names = new StatementNames()
  pool.on('connect', client => nameStatements(client, names))
  const dialect = new BoardDialect({ pool }, { isPipelined: false })
  const db = new Kysely<DB>({ dialect, plugins: [guard] })
  return {
    db,
    kind: 'pglite',
    pool,
    exec: async sql => void (await pool.query(sql)),
    close: async () => {
      await db.destroy()
      if (!pool.ended) await pool.end()
      await close()
    }
  }
}

/**
 * Makes a folder that only its owner can enter. It corrects the permissions of a folder that is there already: the
 * database gives some of its files more permissions than the mask of the process allows.
 */
async function ownFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
  return path
}

/** The types of the messages that the database answers at once: sync, flush and simple query. */
const ends = new Set(['S', 'H', 'Q'].map(letter => letter.charCodeAt(0)))

/** Sends the parts of one request together: each call into the database costs as much as a small query. */
function configFor(session: PgliteSession) {
  let parts: Uint8Array[] = []
  const batched: PgliteSession = {
    waitReady: session.waitReady,
    execProtocolStream: async (message, options) => {
      parts.push(message)
      if (!ends.has(message[0] ?? 0)) return []
      const whole = Buffer.concat(parts)
      parts = []
      return await session.execProtocolStream(whole, options)
    }
  }
  // the connection uses nothing but these two
  return createPgConfig(batched as PGlite)
}
