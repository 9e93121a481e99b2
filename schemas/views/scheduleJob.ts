import { scheduleJob } from '../entities/scheduleJob.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const scheduleJobView = view(scheduleJob, {
  icon: 'schedule',
  menu: 'system',
  columns: ['beanName', 'cronExpression', 'status', 'nextFireAt', 'lastRunAt', 'lastStatus'],
  hidden: ['params', 'missed', 'remark'],
  as: { kanban: { by: 'status', acts: { 0: 'pauseScheduleJob', 1: 'resumeScheduleJob' } } },
  filters: ['beanName', 'status', 'lastStatus', 'remark'],
  sort: { field: 'beanName', order: 'ASC' },
  form: ['beanName', 'cronExpression', 'params', 'missed', 'remark'],
  show: [
    { section: 'what', fields: ['beanName', 'params', 'remark'] },
    {
      section: 'when',
      fields: ['cronExpression', 'missed', 'status', 'nextFireAt', 'lastRunAt', 'lastStatus']
    }
  ],
  actions: [
    'runScheduleJob',
    'pauseScheduleJob',
    'resumeScheduleJob',
    'runScheduleJobs',
    'pauseScheduleJobs',
    'resumeScheduleJobs'
  ]
})
