import { readParameters } from '../../directory/site/parameters.ts'
import { purgeLogs } from '../../platform/logs/retention.ts'
import { job, parametersOf } from '../../platform/schedule/job.ts'

/** Removes from the logs what is older than they must be kept: at least 180 days and six months, whatever is set. */
export const logRetention = job({
  ...parametersOf('logRetention'),
  seconds: 1800,
  run: async ({ deps: { database }, params: { keepDays = 0 }, now, signal }) => {
    const { logKeepDays } = await readParameters(database.db)
    return purgeLogs(database.db, now, { keepDays: Math.max(logKeepDays, keepDays), signal })
  }
})
