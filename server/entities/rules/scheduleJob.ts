import type { BeanName } from '@board/schemas/beans'
import { seconds } from '../../calendar/time.ts'
import { parametersOf } from '../../schedule/job.ts'
import { readParams } from '../../schedule/params.ts'
import { wordsOf } from '../../schedule/quartz/problem.ts'
import { nextTime, quartzProblem } from '../../schedule/quartz/quartz.ts'
import type { EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

const pausing = ['pauseScheduleJob', 'pauseScheduleJobs']
const resuming = ['resumeScheduleJob', 'resumeScheduleJobs']

/** Checks the cron expression. @throws Refusal ENT0190 with the reason at the field */
function requireReadable(cron: string, { language }: Saving): void {
  const problem = quartzProblem(cron)
  if (problem) throw atField('ENT0190', 'cronExpression', language, { reason: wordsOf(problem) })
}

/** Checks the parameters of the job. @throws Refusal ENT0191 with the reason at the field */
function requireParams(bean: unknown, params: unknown, { language }: Saving): void {
  const read = readParams(parametersOf(bean as BeanName), String(params ?? ''))
  if ('problem' in read) throw atField('ENT0191', 'params', language, { reason: read.problem })
}

/** Scheduled jobs. A saved change applies to the next run. Specification 3, 4. */
export const scheduleJobRules: EntityRules = {
  async beforeSave(_trx, saving) {
    const { before, values, now } = saving
    const { beanName, params, status = 1 } = { ...before, ...values }
    requireParams(beanName, params, saving)
    if (values.cronExpression === undefined) return
    const cronExpression = String(values.cronExpression).trim()
    requireReadable(cronExpression, saving)
    const next = status === 1 ? nextTime(cronExpression, now) : undefined
    return { ...values, cronExpression, nextFireAt: next ? seconds(next) : null }
  },

  forbidden: (_actor, { status }) => (status === 1 ? resuming : pausing)
}
