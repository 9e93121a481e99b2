import { errorLog } from '../entities/errorLog.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const errorLogView = view(errorLog, {
  icon: 'error',
  menu: 'logs',
  columns: ['reference', 'message', 'operation', 'at', 'username'],
  hidden: ['address'],
  unsorted: ['message'],
  filters: ['reference', 'at', 'username', 'address'],
  sort: { field: 'at', order: 'DESC' },
  form: [],
  show: [
    { section: 'what', fields: ['reference', 'message', 'at', 'stack'] },
    { section: 'request', fields: ['operation', 'method', 'path', 'username', 'accountUid', 'address'] }
  ]
})
