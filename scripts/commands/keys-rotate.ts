/**
 * `npm run keys:rotate`: changes the keys of the site while it runs; after an interruption, the next call continues.
 */

import { readOwnConfig } from '@board/server/platform/config/own-config'
import { privateFiles, requireOwnFolders } from '@board/server/platform/config/private-files'
import { openMatchingKeys } from '@board/server/platform/keys/keys-match'
import type { ResealProgress } from '@board/server/platform/keys/reseal'
import { prepareKeys, rotateKeys } from '@board/server/platform/keys/rotate'
import { openSite } from '@board/server/runtime/start/open-site'
import { readCommand, refuseCall } from '../tools/bootstrap/command.mjs'

async function main(): Promise<void> {
  const { prepare, again } = readCommand('keys:rotate').values
  if (prepare && again) refuseCall('keys:rotate', '--prepare and --again exclude each other')
  process.umask(privateFiles)
  const config = readOwnConfig()
  const folder = config.keysFolder
  requireOwnFolders([folder])
  const database = await openSite(config)
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  try {
    await openMatchingKeys(database.db, folder)
    if (prepare) {
      const number = await prepareKeys(folder)
      say(
        `The keys of number ${number} are ready in ${folder} and not in use. Copy the folder to all servers, then call`
      )
      say('npm run keys:rotate, and copy current.json.')
      return
    }
    const progress = await rotateKeys({
      db: database.db,
      folder,
      clock: () => new Date(),
      signal: stop.signal,
      say,
      report: reporter(),
      isUrgent: again,
      // only one process can use the embedded database, and this process does
      ...(database.kind === 'pglite' && { settle: 0 })
    })
    say(
      progress ? summary(progress) : 'The keys were changed within the last day, and nothing is left to do.'
    )
    if (progress && progress.done < progress.total) process.exitCode = 1
    if (progress)
      say('Copy the folder of the keys to where its backup lies. Former keys stay in it: backups need them.')
  } finally {
    await database.close()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Returns a function that prints the progress at the beginning and at each further percent. */
function reporter(): (progress: ResealProgress) => void {
  let last = -1
  return ({ total, done }) => {
    const percent = total === 0 ? 100 : Math.floor((done * 100) / total)
    if (percent === last) return
    last = percent
    say(`${percent} %  ${done} of ${total} texts sealed anew`)
  }
}

function summary({ total, done, damaged }: ResealProgress): string {
  const lost = damaged > 0 ? `; ${damaged} cannot be opened with any key, and were left alone` : ''
  const rest =
    total - done - damaged > 0 ? `; ${total - done - damaged} are left: call this again to go on` : ''
  return `${done} texts sealed anew${lost}${rest}.`
}

main().catch((error: unknown) => {
  const isPlain = error instanceof Error && /Refused$|InUse$|Unavailable$/.test(error.name)
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
