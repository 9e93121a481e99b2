/**
 * `npm run admin:create -- <username> [--editor] [--another]`: creates the first administrator of an installation.
 */

import { readOwnConfig } from '@board/server/platform/config/own-config'
import { privateFiles } from '@board/server/platform/config/private-files'
import { migrate } from '@board/server/platform/database/migrate'
import { databaseOf, openDatabase } from '@board/server/platform/database/open'
import { readCommand } from '../tools/bootstrap/command.mjs'
import { askPassword } from './admin/ask-password.ts'
import { createAdministrator, requirePossible } from './admin/create.ts'

async function main(): Promise<void> {
  process.umask(privateFiles)
  const { values, positionals } = readCommand('admin:create')
  const [username = ''] = positionals
  const database = await openDatabase(databaseOf(readOwnConfig()))
  try {
    await migrate(database)
    // whoever may not have the account is told before the password is typed
    await requirePossible(database, { username, ...values })
    const password = await askPassword()
    const uid = await createAdministrator(database, { username, password, ...values }, new Date())
    process.stdout.write(`${username} is an administrator now (account ${uid}).\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof Error && /Refused$|InUse$|Unavailable$/.test(error.name)
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
