import { dept } from '../entities/dept.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const deptView = view(dept, {
  icon: 'category',
  menu: 'system',
  tree: 'parentId',
  columns: ['name', 'sort'],
  filters: ['name'],
  sort: { field: 'sort', order: 'ASC' },
  form: ['parentId', 'name', 'sort']
})
