import { job, parametersOf } from '../../platform/schedule/job.ts'
import { prune } from '../backup/folder.ts'
import { makeBackup } from '../backup/make.ts'

/** Copies the database and the files of this machine into an archive, and removes the oldest ones. Decision 0033. */
export const backup = job({
  ...parametersOf('backup'),
  seconds: 6 * 3600,
  async run({ deps: { database, keys, files, config, clock, random }, params: { keep = 7 }, signal }) {
    const folder = config.backupFolder
    // on the embedded database everybody else waits until the rows are read
    const isPatient = database.kind === 'postgres'
    const { rows, files: copied } = await makeBackup({
      version: config.version,
      database,
      keys,
      files: files.local,
      folder,
      clock,
      random,
      signal,
      isPatient
    })
    await prune(folder, keep, clock())
    return rows + copied
  }
})
