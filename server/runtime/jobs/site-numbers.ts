import { countSite } from '../../directory/site/numbers.ts'
import { job, noParams } from '../../platform/schedule/job.ts'

/** The numbers of the home page and of the leaders' pages. */
export const siteNumbers = job({
  params: noParams,
  async run({ deps: { database }, now }) {
    await countSite(database.db, now)
    return undefined
  }
})
