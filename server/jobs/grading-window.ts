import { closeGrading } from '../reminders/remind.ts'
import { job } from '../schedule/job.ts'

/** Tells authors some days before that a reply can be graded no longer, and those who replied once that is so. */
export const gradingWindow = job({
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      before: { type: 'array', maxItems: 10, items: { type: 'integer', minimum: 1, maximum: 60 } }
    }
  },
  run: ({ deps: { database }, params: { before = [3] }, now, signal }) =>
    closeGrading(database.db, now, before, signal)
})
