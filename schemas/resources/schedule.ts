import { id, many, moment, orNull, words } from '../facts/formats.ts'
import { shape } from '../vocabulary/shape.ts'

export const ChangedJobs = shape('The scheduled jobs that something was done with.', {
  ids: many(id('A job.'), 'Their ids.', 100)
})

export const CronTimes = shape('When a cron expression happens next.', {
  times: many(
    moment('A moment.'),
    'The next five; fewer where there are no more, none where it is wrong.',
    5
  ),
  problem: orNull(words('What is wrong with it, in the reader’s language.'))
})
