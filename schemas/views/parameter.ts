import { parameter } from '../entities/parameter.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const parameterView = view(parameter, {
  icon: 'settings',
  menu: 'system',
  columns: ['meaning', 'value', 'defaultValue', 'code'],
  hidden: ['kind', 'unit', 'lowest', 'highest', 'isRehearsable', 'remark'],
  unsorted: ['meaning', 'kind', 'unit', 'lowest', 'highest', 'isRehearsable', 'defaultValue'],
  filters: ['code', 'value', 'remark'],
  sort: { field: 'code', order: 'ASC' },
  form: ['code', 'value', 'remark'],
  show: ['meaning', 'value', 'defaultValue', 'code', 'kind', 'lowest', 'highest', 'isRehearsable', 'remark']
})
