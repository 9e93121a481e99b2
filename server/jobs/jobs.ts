import { sweepFiles } from '../attachments/sweep.ts'
import { foldTallies } from '../lists/tallies.ts'
import { countSite } from '../site/numbers.ts'
import type { Job } from './job.ts'
import { purge } from './purge.ts'

/** Letters that another process left behind, or whose next attempt is due. */
const outbox: Job = { name: 'outbox', cron: '* * * * *', run: deps => deps.outbox.drain() }

/** Uploads that were never used, and files that nothing points at. */
const files: Job = {
  name: 'files',
  cron: '17 4 * * *',
  run: ({ database, files }, now) => sweepFiles(database.db, files, now)
}

/** The numbers of the home page and of the leaders' pages. */
const numbers: Job = {
  name: 'numbers',
  cron: '*/15 * * * *',
  run: ({ database }, now) => countSite(database.db, now)
}

/** The numbers on the boards' tabs: what has been added to them, summed up. */
const tallies: Job = {
  name: 'tallies',
  cron: '*/5 * * * *',
  run: ({ database }) => foldTallies(database.db)
}

/** Every job there is; a noun adds its own here. */
export const jobs: readonly Job[] = [outbox, purge, files, numbers, tallies]
