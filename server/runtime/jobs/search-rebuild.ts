import { job, noParams } from '../../platform/schedule/job.ts'
import { rebuildSearch } from '../../records/search/rebuild.ts'

/** Writes the search documents of existing messages anew after a change of their form. Decision 0150. */
export const searchRebuild = job({
  params: noParams,
  seconds: 6 * 3600,
  run: ({ deps: { database }, now, signal }) => rebuildSearch(database.db, now, signal)
})
