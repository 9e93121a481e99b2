import { purgeLogs } from '../logs/retention.ts'
import { job } from './job.ts'

/** Removes from the logs what is older than they must be kept: at least 180 days and six months, whatever is set. */
export const logRetention = job({
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Days, where it is more than the site's parameter says. */
      keepDays: { type: 'integer', minimum: 180, maximum: 36500 }
    }
  },
  seconds: 1800,
  run: ({ deps: { database }, params: { keepDays = 0 }, now, signal }) =>
    purgeLogs(database.db, now, { keepDays, signal })
})
