/** `npm run restore -- <archive>`: restores an archive into an empty database and into the folder for files. */

import { readOwnConfig } from '@board/server/platform/config/own-config'
import { privateFiles, requireOwnFolders } from '@board/server/platform/config/private-files'
import { databaseOf, openDatabase } from '@board/server/platform/database/open'
import { localStore } from '@board/server/platform/storage/local'
import { checkBackup, restoreBackup } from '@board/server/runtime/backup/restore'
import { readCommand } from '../tools/bootstrap/command.mjs'

async function main(): Promise<void> {
  process.umask(privateFiles)
  const { values, positionals } = readCommand('restore')
  const [path = ''] = positionals
  const { about, sum } = await checkBackup(path)
  const rows = Object.values(sum.rows).reduce((total, count) => total + count, 0)
  say(`${path} is whole: version ${about.version}, as of ${about.at}, ${rows} rows, ${sum.files} files.`)
  if (sum.missing > 0) say(`${sum.missing} files were missing when it was made.`)
  if (values.check) return
  const config = readOwnConfig()
  const { dataFolder, keysFolder, uploadFolder } = config
  requireOwnFolders([dataFolder, keysFolder, uploadFolder])
  const database = await openDatabase(databaseOf(config))
  try {
    const isTrial = values.trial
    await restoreBackup(path, { database, files: localStore(uploadFolder), keysFolder, isTrial })
    say('Restored. Start the site with these settings.')
    say(
      isTrial
        ? 'Mail and SMS are switched off, and the keys of buckets are removed: this copy reaches nothing of the site.'
        : 'Mail, SMS and buckets are in use here as they were there. Is this a copy beside a site that goes on? Then do not start it: restore into another empty database with --trial.'
    )
  } finally {
    await database.close()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

main().catch((error: unknown) => {
  const isPlain = error instanceof Error && /Refused$|InUse$|Unavailable$/.test(error.name)
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
