import { join } from 'node:path'
import type { DB } from '@board/generated/database'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { lockFolder } from './lock.ts'
import type { Database } from './open.ts'
import { parsers } from './parsers.ts'
import { guard } from './transaction.ts'

/** The embedded database, in a folder that this process has for itself, or in memory. */
export async function openPglite(folder?: string): Promise<Database> {
  const unlock = folder ? await lockFolder(folder) : () => {}
  try {
    const pglite = await PGlite.create({
      dataDir: folder ? join(folder, 'pglite') : undefined,
      parsers,
      relaxedDurability: false
    })
    await pglite.exec("set time zone 'UTC'")
    const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }), plugins: [guard] })
    return {
      db,
      kind: 'pglite',
      pglite,
      exec: async sql => void (await pglite.exec(sql)),
      close: async () => {
        await db.destroy()
        if (!pglite.closed) await pglite.close()
        unlock()
      }
    }
  } catch (error) {
    unlock()
    throw error
  }
}
