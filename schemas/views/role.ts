import { role } from '../entities/role.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const roleView = view(role, {
  icon: 'role',
  menu: 'system',
  columns: ['name', 'remark', 'dataScope', 'secondFactor'],
  hidden: ['code'],
  filters: ['name', 'dataScope'],
  form: [
    { section: 'role', fields: ['name', 'remark', 'secondFactor'] },
    { section: 'menus', fields: ['menuIdList'] },
    { section: 'data', fields: ['dataScope', 'deptIdList'] }
  ]
})
