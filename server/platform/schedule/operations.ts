import { requireSignedIn } from '../actor.ts'
import { type Call, defineOperations } from '../http/call.ts'
import { pauseJobs, resumeJobs, runJobs } from './change.ts'
import { cronTimes } from './times.ts'

type One = Call<'pauseScheduleJob'> | Call<'resumeScheduleJob'> | Call<'runScheduleJob'>
type Several = Call<'pauseScheduleJobs'> | Call<'resumeScheduleJobs'> | Call<'runScheduleJobs'>

const one = (act: typeof pauseJobs) => async (call: One) => {
  const actor = requireSignedIn(call.actor)
  return await call.write(trx => act(trx, actor, [call.body.id], call.now))
}

const several = (act: typeof pauseJobs) => async (call: Several) => {
  const actor = requireSignedIn(call.actor)
  return await call.write(trx => act(trx, actor, call.body.ids, call.now))
}

/** Operations on scheduled jobs, besides those of the entity. */
export const scheduleOperations = defineOperations({
  cronTimes: async ({ query, now, language }) => cronTimes(query.cron, now, language),
  pauseScheduleJob: one(pauseJobs),
  pauseScheduleJobs: several(pauseJobs),
  resumeScheduleJob: one(resumeJobs),
  resumeScheduleJobs: several(resumeJobs),
  runScheduleJob: one(runJobs),
  runScheduleJobs: several(runJobs)
})
