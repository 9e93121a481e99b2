/** `npm run storage:move`: moves all files to the storage in use; after an interruption, the next call continues. */

import { readOwnConfig } from '@board/server/platform/config/own-config'
import { privateFiles, requireOwnFolders } from '@board/server/platform/config/private-files'
import { migrate } from '@board/server/platform/database/migrate'
import { moveFiles, type Progress } from '@board/server/platform/files/move'
import { openMatchingKeys } from '@board/server/platform/keys/keys-match'
import { outgoingOf } from '@board/server/platform/outgoing/addresses'
import { fileStore } from '@board/server/platform/storage/file-store'
import { localStore } from '@board/server/platform/storage/local'
import { openSite } from '@board/server/runtime/start/open-site'
import { readCommand } from '../tools/bootstrap/command.mjs'

async function main(): Promise<void> {
  readCommand('storage:move')
  process.umask(privateFiles)
  const config = readOwnConfig()
  const { dataFolder, keysFolder, uploadFolder, privateTargets } = config
  requireOwnFolders([dataFolder, keysFolder, uploadFolder])
  const database = await openSite(config)
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  try {
    await migrate(database)
    const surroundings = {
      db: database.db,
      keys: await openMatchingKeys(database.db, keysFolder),
      outgoing: outgoingOf(privateTargets),
      local: localStore(uploadFolder)
    }
    const files = fileStore(surroundings)
    const progress = await moveFiles({
      db: database.db,
      files,
      clock: () => new Date(),
      signal: stop.signal,
      report: reporter()
    })
    say(summary(progress))
    if (progress.moved + progress.missing < progress.total || progress.missing > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Returns a function that prints the progress at the beginning and at each further percent. */
function reporter(): (progress: Progress) => void {
  let last = -1
  return ({ total, moved, missing }) => {
    const percent = total === 0 ? 100 : Math.floor(((moved + missing) * 100) / total)
    if (percent === last) return
    last = percent
    say(`${percent} %  ${moved} of ${total} files moved`)
  }
}

function summary({ total, moved, missing }: Progress): string {
  const left = total - moved - missing
  const lost = missing > 0 ? `; ${missing} are not where they should lie, and were left alone` : ''
  const rest = left > 0 ? `; ${left} are left: call this again to go on` : ''
  return `${moved} files moved${lost}${rest}.`
}

main().catch((error: unknown) => {
  const isPlain = error instanceof Error && /Refused$|InUse$|Unavailable$|^StorageFailure$/.test(error.name)
  const words = isPlain
    ? `${error.name === 'StorageFailure' ? 'The storage failed: ' : ''}${error.message}`
    : undefined
  process.stderr.write(`${words ?? (error instanceof Error ? error.stack : error)}\n`)
  process.exitCode = 1
})
