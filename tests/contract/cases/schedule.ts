/** Cases of scheduled jobs: their times, pausing, resuming, running now, and the refusals of their forms. */
import { maxId } from '@board/schemas/facts/formats'
import { type Case, when } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'

let hour = 0

/** Returns a job that no other case has created. */
const job = (more: object = {}) => ({
  beanName: 'siteNumbers' as const,
  cronExpression: `0 0 ${hour++ % 24} * * ?`,
  ...more
})

const made = (stage: Stage) => stage.call('administrator', 'sysScheduleJobCreate', { body: job() })

const acts = [
  ['pauseScheduleJob', 'pauseScheduleJobs'],
  ['resumeScheduleJob', 'resumeScheduleJobs'],
  ['runScheduleJob', 'runScheduleJobs']
] as const

const acting: readonly Case[] = acts.flatMap(([one, several]) => [
  when(one, 'done', 'administrator', async stage => ({ body: { id: (await made(stage)).id } })),
  when(one, 'GEN0404', 'administrator', () => ({ body: { id: maxId } })),
  when(several, 'done', 'administrator', async stage => ({ body: { ids: [(await made(stage)).id] } })),
  when(several, 'GEN0404', 'administrator', () => ({ body: { ids: [maxId] } }))
])

export const scheduleCases: readonly Case[] = [
  when('cronTimes', 'done', 'administrator', () => ({ query: { cron: '0 0 12 * * ?' } })),
  when(
    'cronTimes',
    'done',
    'administrator',
    () => ({ query: { cron: '0 0 25 * * ?' } }),
    'of an invalid expression'
  ),
  ...acting,
  when(
    'runScheduleJob',
    'ENT0192',
    'administrator',
    async stage => {
      const { id } = await made(stage)
      await stage.call('administrator', 'runScheduleJob', { body: { id } })
      return { body: { id } }
    },
    'while it waits'
  ),
  when(
    'runScheduleJobs',
    'ENT0192',
    'administrator',
    async stage => {
      const { id } = await made(stage)
      await stage.call('administrator', 'runScheduleJob', { body: { id } })
      return { body: { ids: [id] } }
    },
    'while one waits'
  ),
  when('sysScheduleJobCreate', 'ENT0190', 'administrator', () => ({
    body: job({ cronExpression: '0 0 0 30 2 ?' })
  })),
  when('sysScheduleJobCreate', 'ENT0191', 'administrator', () => ({ body: job({ params: '{"days": 1}' }) })),
  when('sysScheduleJobUpdate', 'ENT0190', 'administrator', async stage => {
    const { id, version } = await made(stage)
    return { params: { id }, body: { version, cronExpression: '0 0 12 * * MON-X' } }
  }),
  when('sysScheduleJobUpdate', 'ENT0191', 'administrator', async stage => {
    const { id, version } = await made(stage)
    return { params: { id }, body: { version, params: 'no JSON' } }
  })
]
