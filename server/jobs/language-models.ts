import { trainModels } from '../learning/train.ts'
import { job, noParams } from '../schedule/job.ts'

/** Learns domains and types from the site's messages, in a thread of its own. Decision 0175. */
export const languageModels = job({
  params: noParams,
  seconds: 1800,
  run: ({ deps: { database, clock }, signal }) => trainModels(database.db, clock, signal)
})
