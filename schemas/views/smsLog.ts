import { smsLog } from '../entities/smsLog.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const smsLogView = view(smsLog, {
  icon: 'phone',
  menu: 'logs',
  columns: ['mobile', 'content', 'platform', 'status', 'attempts', 'failure', 'createdAt'],
  hidden: ['code', 'params1', 'params2', 'params3', 'params4', 'lastError', 'sentAt', 'nextAt'],
  unsorted: [
    'mobile',
    'content',
    'platform',
    'attempts',
    'failure',
    'code',
    'params1',
    'params2',
    'params3',
    'params4',
    'lastError',
    'sentAt',
    'nextAt'
  ],
  filters: ['mobile', 'status', 'createdAt', 'platform', 'failure', 'code'],
  sort: { field: 'createdAt', order: 'DESC' },
  form: [],
  show: [
    { section: 'letter', fields: ['mobile', 'platform', 'code', 'content', 'createdAt'] },
    { section: 'params', fields: ['params1', 'params2', 'params3', 'params4'] },
    { section: 'sending', fields: ['status', 'attempts', 'sentAt', 'nextAt', 'failure', 'lastError'] }
  ],
  actions: ['resendSms', 'resendSmsMany']
})
