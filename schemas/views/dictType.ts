import { dictType } from '../entities/dictType.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const dictTypeView = view(dictType, {
  icon: 'dictionary',
  menu: 'system',
  columns: ['name', 'type', 'sort', 'remark'],
  filters: ['name', 'type', 'remark'],
  sort: { field: 'sort', order: 'ASC' },
  form: ['name', 'type', 'sort', 'remark'],
  related: [{ entity: 'dictValue', by: 'typeId' }]
})
