import { dictValue } from '../entities/dictValue.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const dictValueView = view(dictValue, {
  icon: 'list',
  menu: 'system',
  columns: ['labelZhCn', 'value', 'typeId', 'labelZhTw', 'labelEnUs', 'sort', 'status'],
  quick: 'sort',
  hidden: ['remark'],
  filters: ['typeId', 'labelZhCn', 'value', 'status', 'labelEnUs', 'remark'],
  sort: { field: 'typeId', order: 'ASC' },
  form: [
    { section: 'value', fields: ['typeId', 'value', 'sort', 'status', 'remark'] },
    { section: 'labels', fields: ['labelZhCn', 'labelZhTw', 'labelEnUs'] }
  ]
})
