import { remindOfDeadlines } from '../reminders/remind.ts'
import { job } from '../schedule/job.ts'

const days = { type: 'array', maxItems: 10, items: { type: 'integer', minimum: 0, maximum: 60 } } as const

/** Reminds those who owe an answer: so many working days before it is due, so many days after. */
export const deadlineReminders = job({
  params: { type: 'object', additionalProperties: false, properties: { before: days, after: days } },
  run: ({ deps: { database }, params: { before = [3, 1], after = [1, 3, 7] }, now, signal }) =>
    remindOfDeadlines(database.db, now, { before, after }, signal)
})
