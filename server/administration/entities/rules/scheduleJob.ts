import type { BeanName } from '@board/schemas/facts/beans'
import type { Words } from '@board/schemas/vocabulary/words'
import { seconds } from '../../../platform/calendar/time.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { parametersOf } from '../../../platform/schedule/job.ts'
import { readParams } from '../../../platform/schedule/params.ts'
import { wordsOf } from '../../../platform/schedule/quartz/problem.ts'
import { nextTime, normalizeExpression, quartzProblem } from '../../../platform/schedule/quartz/quartz.ts'
import type { EntityRules, Saving } from '../rules.ts'

const pausing = ['pauseScheduleJob', 'pauseScheduleJobs']
const resuming = ['resumeScheduleJob', 'resumeScheduleJobs']

/** Returns a refusal with the reason alone at the field: a form writes the field's label before it. */
function refuseAt(
  path: 'cronExpression' | 'params',
  code: 'ENT0190' | 'ENT0191',
  reason: Words,
  { language }: Saving
): Refusal {
  return new Refusal(code, { reason }, { fields: [{ path, message: reason[language] }] })
}

/** Checks the cron expression. @throws Refusal ENT0190 with the reason at the field */
function requireReadable(cron: string, saving: Saving): void {
  const problem = quartzProblem(cron, saving.now)
  if (problem) throw refuseAt('cronExpression', 'ENT0190', wordsOf(problem), saving)
}

/** Checks the parameters of the job. @throws Refusal ENT0191 with the reason at the field */
function requireParams(bean: unknown, params: unknown, saving: Saving): void {
  const read = readParams(parametersOf(bean as BeanName), String(params ?? ''))
  if ('problem' in read) throw refuseAt('params', 'ENT0191', read.problem, saving)
}

/** Scheduled jobs. A saved change applies to the next run. Specification 3, 4. */
export const scheduleJobRules: EntityRules = {
  async beforeSave(_trx, saving) {
    const { before, values, now } = saving
    const { beanName, params, status = 1 } = { ...before, ...values }
    requireParams(beanName, params, saving)
    if (values.cronExpression === undefined) return
    const cronExpression = normalizeExpression(String(values.cronExpression))
    requireReadable(cronExpression, saving)
    const next = status === 1 ? nextTime(cronExpression, now) : undefined
    return { ...values, cronExpression, nextFireAt: next ? seconds(next) : null }
  },

  forbidden: (_actor, { status }) => (status === 1 ? resuming : pausing)
}
