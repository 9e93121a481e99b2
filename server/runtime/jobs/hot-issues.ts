import { renewIssues } from '../../overview/issues/renew.ts'
import { job, noParams } from '../../platform/schedule/job.ts'

/** Finds hot issues among the messages of the last 90 days, in a thread of its own. Decision 0185. */
export const hotIssues = job({
  params: noParams,
  seconds: 1800,
  run: ({ deps: { database }, now, signal }) => renewIssues(database.db, now, signal)
})
