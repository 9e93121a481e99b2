import { purgeLogs } from '../logs/retention.ts'
import { job, parametersOf } from './job.ts'

/** Removes from the logs what is older than they must be kept: at least 180 days and six months, whatever is set. */
export const logRetention = job({
  ...parametersOf('logRetention'),
  seconds: 1800,
  run: ({ deps: { database }, params: { keepDays = 0 }, now, signal }) =>
    purgeLogs(database.db, now, { keepDays, signal })
})
