import { operationLog } from '../entities/operationLog.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const operationLogView = view(operationLog, {
  icon: 'history',
  menu: 'logs',
  columns: ['username', 'operation', 'subject', 'result', 'at', 'ms', 'address'],
  hidden: ['browser', 'system'],
  unsorted: ['subject', 'browser', 'system'],
  filters: ['username', 'at', 'result', 'address', 'path'],
  sort: { field: 'at', order: 'DESC' },
  form: [],
  show: [
    { section: 'what', fields: ['username', 'accountUid', 'operation', 'subject', 'result', 'at', 'ms'] },
    { section: 'request', fields: ['method', 'path', 'status', 'code', 'address', 'browser', 'system'] }
  ]
})
