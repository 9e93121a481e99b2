import { chmod, mkdir } from 'node:fs/promises'
import type { DB } from '@board/generated/database'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely } from 'kysely'
import pg from 'pg'
import { embeddedFolder, lockFolder } from './lock.ts'
import type { Database } from './open.ts'
import { types } from './parsers.ts'
import { compilePglite } from './pglite-program.ts'
import { BoardDialect } from './pipeline.ts'
import { nameStatements, StatementNames } from './statements.ts'
import { guard } from './transaction.ts'

/**
 * Settings for little memory: one connection needs neither 128 MB of buffers nor room for a hundred other connections,
 * and the operating system caches the files, too.
 */
const small = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=10']

/**
 * Opens the embedded database, in a folder that only this process uses, or in memory. Callers use it like PostgreSQL,
 * through a pool with one connection, so that repeated statements keep their plans here, too.
 */
export async function openPglite(folder?: string): Promise<Database> {
  const unlock = folder ? await lockFolder(folder) : () => {}
  try {
    const dataDir = folder && (await ownFolder(embeddedFolder(folder)))
    const pglite = await PGlite.create({
      dataDir,
      pgliteWasmModule: await compilePglite(),
      relaxedDurability: false,
      startParams: [...PGlite.defaultStartParams, ...small]
    })
    // plans are kept for all values: here, planning takes longer than reading a list of the few rows
    await pglite.exec("set time zone 'UTC'; set plan_cache_mode = force_generic_plan")
    const pool = new pg.Pool({ ...createPgConfig(batched(pglite)), max: 1, idleTimeoutMillis: 0, types })
    const names = new StatementNames()
    pool.on('connect', client => nameStatements(client, names))
    const dialect = new BoardDialect({ pool }, { isPipelined: false })
    const db = new Kysely<DB>({ dialect, plugins: [guard] })
    return {
      db,
      kind: 'pglite',
      pglite,
      pool,
      exec: async sql => void (await pool.query(sql)),
      close: async () => {
        await db.destroy()
        if (!pool.ended) await pool.end()
        if (!pglite.closed) await pglite.close()
        unlock()
      }
    }
  } catch (error) {
    unlock()
    throw error
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
function batched(pglite: PGlite): PGlite {
  let parts: Uint8Array[] = []
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    parts.push(message)
    if (!ends.has(message[0] ?? 0)) return []
    const whole = Buffer.concat(parts)
    parts = []
    return await pglite.execProtocolStream(whole, options)
  }
  return new Proxy(pglite, {
    get: (target, name) =>
      name === 'execProtocolStream' ? execProtocolStream : Reflect.get(target, name, target)
  })
}
