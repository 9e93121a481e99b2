import { countStatistics } from '../../overview/statistics/roll-up.ts'
import { job, noParams } from '../../platform/schedule/job.ts'

/** The data board: days of which something has changed since they were summed up. */
export const statistics = job({
  params: noParams,
  seconds: 1800,
  run: ({ deps: { database }, now, signal }) => countStatistics(database.db, now, { signal, isPatient: true })
})
