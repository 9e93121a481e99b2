import { role } from '../entities/role.ts'
import { view } from '../vocabulary.ts'

export const roleView = view(role, {
  icon: 'role',
  menu: 'system',
  columns: ['name', 'remark', 'dataScope'],
  hidden: ['code'],
  filters: ['name', 'dataScope'],
  form: [
    { section: 'role', fields: ['name', 'remark'] },
    { section: 'menus', fields: ['menuIdList'] },
    { section: 'data', fields: ['dataScope', 'deptIdList'] }
  ]
})
