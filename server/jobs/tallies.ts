import { foldTallies } from '../lists/tallies.ts'
import { job, noParams } from '../schedule/job.ts'

/** The numbers on the boards' tabs: what has been added to them, summed up. */
export const tallies = job({
  params: noParams,
  async run({ deps: { database } }) {
    await foldTallies(database.db)
    return undefined
  }
})
