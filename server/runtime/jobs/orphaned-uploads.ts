import { countFiles } from '../../platform/files/count.ts'
import { sweepFiles } from '../../platform/files/sweep.ts'
import { correctStorageUse } from '../../platform/files/use/storage-use.ts'
import { job, noParams } from '../../platform/schedule/job.ts'

/** Uploads that were never used, and files that nothing points at. It also counts the use of storage again. */
export const orphanedUploads = job({
  params: noParams,
  seconds: 1800,
  async run({ deps: { database, files }, now }) {
    await sweepFiles(database.db, files, now).finally(async () => {
      await countFiles(database.db)
      await correctStorageUse(database.db)
    })
    return undefined
  }
})
