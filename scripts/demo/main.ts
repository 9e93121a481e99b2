/**
 * `npm run seed [-- --reference]`: fills an empty database with demo data, or any database with reference data only.
 */
import { readConfig } from '@board/server/platform/config/config'
import { readOwnConfig } from '@board/server/platform/config/own-config'
import { privateFiles } from '@board/server/platform/config/private-files'
import { migrate } from '@board/server/platform/database/migrate'
import { type Database, type Db, databaseOf, openDatabase } from '@board/server/platform/database/open'
import type { Keys } from '@board/server/platform/keys/keys'
import { openMatchingKeys } from '@board/server/platform/keys/keys-match'
import { seedReference } from '../reference/reference.ts'
import { readCommand } from '../tools/bootstrap/command.mjs'
import { seedDemo } from './demo.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The reason why nothing was written. */
class SeedRefused extends Error {
  override readonly name = 'SeedRefused'
}

async function main(): Promise<void> {
  process.umask(privateFiles)
  const { values } = readCommand('seed')
  const config = readOwnConfig()
  if (config.mode === 'production' && !values.reference) {
    throw new SeedRefused(
      'MODE=production takes no demo data. Reference data alone: npm run seed -- --reference'
    )
  }
  const database = await openDatabase(databaseOf(config))
  try {
    await migrate(database)
    if (values.reference) await seedReference(database)
    else await fill(database)
  } finally {
    await database.close()
  }
}

async function fill(database: Database): Promise<void> {
  const { db } = database
  const found = await db.selectFrom('account').select('uid').limit(1).executeTakeFirst()
  if (found)
    throw new SeedRefused('The database holds accounts already: demo data goes into an empty one only.')
  const { accounts } = await seedDemo(database, { log: say, keys: await keysOf(db) })
  for (const { role, username, password, page } of accounts)
    say(`  ${username.padEnd(10)} ${password}  ${role}, ${page}`)
}

/** Returns the site's keys, after a check that they belong to the database. */
async function keysOf(db: Db): Promise<Keys> {
  const { keysFolder } = readConfig(process.env)
  return await openMatchingKeys(db, keysFolder)
}

main().catch((error: unknown) => {
  const isPlain = error instanceof Error && /Refused$|InUse$|Unavailable$/.test(error.name)
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
