import { remindOfDeadlines } from '../../correspondence/reminders/remind.ts'

import { job, parametersOf } from '../../platform/schedule/job.ts'

/** Reminds those who owe an answer: so many working days before it is due, so many days after. */
export const deadlineReminders = job({
  ...parametersOf('deadlineReminders'),
  run: ({ deps: { database }, params: { before = [3, 1], after = [1, 3, 7] }, now, signal }) =>
    remindOfDeadlines(database.db, now, { before, after }, signal)
})
