/** `npm run backup`: copies the database and the files of this machine into an archive. */
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { readOwnConfig } from '@board/server/platform/config/own-config'
import { privateFiles, requireOwnFolders } from '@board/server/platform/config/private-files'
import { openMatchingKeys } from '@board/server/platform/keys/keys-match'
import { localStore } from '@board/server/platform/storage/local'
import { prune } from '@board/server/runtime/backup/folder'
import { makeBackup } from '@board/server/runtime/backup/make'
import { openSite } from '@board/server/runtime/start/open-site'
import { readCommand, refuseCall } from '../tools/bootstrap/command.mjs'

async function main(): Promise<void> {
  process.umask(privateFiles)
  const { values } = readCommand('backup')
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))
    refuseCall('backup', `--keep is a whole number from 1, not ${values.keep}`)
  const config = readOwnConfig()
  const { version, dataFolder, keysFolder, uploadFolder, backupFolder } = config
  requireOwnFolders([dataFolder, keysFolder, backupFolder])
  const folder = values.to === undefined ? backupFolder : resolve(values.to)
  const database = await openSite(config)
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  try {
    const keys = await openMatchingKeys(database.db, keysFolder)
    const made = await makeBackup({
      version,
      database,
      keys,
      files: localStore(uploadFolder),
      folder,
      clock: () => new Date(),
      random: randomBytes,
      signal: stop.signal,
      keysFolder: values['with-keys'] ? keysFolder : undefined
    })
    if (keep !== undefined) await prune(folder, keep, new Date())
    say(`${made.path}\n${made.rows} rows, ${made.files} files, ${made.bytes} bytes.`)
    if (made.missing > 0) say(`${made.missing} files are not where they should lie, and are not in it.`)
    if (made.inBuckets > 0)
      say(
        `Files that lie in buckets, and are not in it: ${made.inBuckets}. Keep copies of them by the means of the bucket.`
      )
    say(
      values['with-keys']
        ? 'The keys are in it: whoever has this file can read phones and ID numbers.'
        : `The keys are not in it. Keep a copy of ${keysFolder} in another place: without them, phones and ID numbers cannot be read.`
    )
  } finally {
    await database.close()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

main().catch((error: unknown) => {
  const isPlain = error instanceof Error && /Refused$|InUse$|Unavailable$|^AbortError$/.test(error.name)
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
