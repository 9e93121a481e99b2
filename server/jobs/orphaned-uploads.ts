import { countFiles } from '../files/count.ts'
import { sweepFiles } from '../files/sweep.ts'
import { job, noParams } from '../schedule/job.ts'

/** Uploads that were never used, and files that nothing points at. */
export const orphanedUploads = job({
  params: noParams,
  seconds: 1800,
  async run({ deps: { database, files }, now }) {
    await sweepFiles(database.db, files, now).finally(() => countFiles(database.db))
    return undefined
  }
})
