import { moveFiles } from '../../platform/files/move.ts'
import { job, noParams } from '../../platform/schedule/job.ts'

/** Files that lie in other storages go to the one in use. */
export const fileMove = job({
  params: noParams,
  seconds: 12 * 3600,
  async run({ deps: { database, files, clock }, signal }) {
    const { moved, missing } = await moveFiles({ db: database.db, files, clock, signal, isPatient: true })
    if (missing > 0) throw new Error(`${missing} files are not where they should lie; ${moved} were moved`)
    return moved
  }
})
