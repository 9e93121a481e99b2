import { continueHandovers } from '../../directory/forums/handover/continue.ts'
import { job, noParams } from '../../platform/schedule/job.ts'

/** Moves the messages of forums that are being handed over to another institution. Decision 0115. */
export const forumHandover = job({
  params: noParams,
  seconds: 6 * 3600,
  run: ({ deps: { database, clock }, signal }) => continueHandovers({ db: database.db, clock, signal })
})
