import { closeGrading } from '../../correspondence/reminders/remind.ts'
import { job, parametersOf } from '../../platform/schedule/job.ts'

/** Tells authors some days before that a reply can be graded no longer, and those who replied once that is so. */
export const gradingWindow = job({
  ...parametersOf('gradingWindow'),
  run: ({ deps: { database }, params: { before = [3] }, now, signal }) =>
    closeGrading(database.db, now, before, signal)
})
