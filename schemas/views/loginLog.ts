import { loginLog } from '../entities/loginLog.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const loginLogView = view(loginLog, {
  icon: 'login',
  menu: 'logs',
  columns: ['username', 'operation', 'endedBy', 'status', 'at', 'address', 'browser', 'system'],
  unsorted: ['endedBy', 'browser', 'system'],
  filters: ['username', 'at', 'status', 'operation', 'address'],
  sort: { field: 'at', order: 'DESC' },
  form: [],
  show: ['username', 'accountUid', 'operation', 'endedBy', 'status', 'at', 'address', 'browser', 'system']
})
