import { joinNewest } from '../../overview/issues/join-newest.ts'
import { job, noParams } from '../../platform/schedule/job.ts'

/** Gives newly approved messages to the hot issues that they are about. Decision 0185. */
export const hotIssueMembers = job({
  params: noParams,
  seconds: 60,
  run: ({ deps: { database }, now }) => joinNewest(database.db, now)
})
