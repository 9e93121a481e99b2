import { foldStorageUse } from '../../platform/files/use/storage-use.ts'
import { job, noParams } from '../../platform/schedule/job.ts'
import { foldTallies } from '../../records/lists/tallies.ts'

/** The numbers on the boards' tabs and the use of storage: what has been added to them, summed up. */
export const tallies = job({
  params: noParams,
  async run({ deps: { database } }) {
    await foldTallies(database.db)
    await foldStorageUse(database.db)
    return undefined
  }
})
