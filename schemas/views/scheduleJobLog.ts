import { scheduleJobLog } from '../entities/scheduleJobLog.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const scheduleJobLogView = view(scheduleJobLog, {
  icon: 'calendar',
  menu: 'logs',
  columns: ['beanName', 'status', 'at', 'ms', 'handled', 'reason', 'failure', 'error'],
  hidden: ['jobId'],
  unsorted: ['failure', 'error'],
  as: { calendar: { from: 'at' } },
  filters: ['beanName', 'status', 'at', 'reason', 'failure', 'jobId'],
  sort: { field: 'at', order: 'DESC' },
  form: [],
  show: [
    { section: 'what', fields: ['beanName', 'jobId', 'params', 'reason'] },
    { section: 'outcome', fields: ['status', 'at', 'ms', 'handled', 'failure', 'error', 'stack'] }
  ]
})
