import { mailLog } from '../entities/mailLog.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const mailLogView = view(mailLog, {
  icon: 'upload',
  menu: 'logs',
  columns: ['recipient', 'subject', 'status', 'attempts', 'failure', 'createdAt', 'sentAt'],
  hidden: ['template', 'lastError', 'nextAt'],
  unsorted: ['recipient', 'subject', 'template', 'attempts', 'failure', 'lastError', 'sentAt', 'nextAt'],
  filters: ['recipient', 'status', 'createdAt', 'failure', 'template', 'subject'],
  sort: { field: 'createdAt', order: 'DESC' },
  form: [],
  show: [
    { section: 'letter', fields: ['recipient', 'subject', 'template', 'createdAt'] },
    { section: 'sending', fields: ['status', 'attempts', 'sentAt', 'nextAt', 'failure', 'lastError'] }
  ],
  actions: ['resendMail', 'resendMailMany']
})
