import { synonymGroup } from '../entities/synonymGroup.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const synonymGroupView = view(synonymGroup, {
  icon: 'language',
  menu: 'content',
  columns: ['name', 'words', 'status'],
  hidden: ['remark'],
  filters: ['name', 'status'],
  sort: { field: 'name', order: 'ASC' },
  form: ['name', 'words', 'status', 'remark']
})
