import { parameter } from '../entities/parameter.ts'
import { view } from '../vocabulary.ts'

export const parameterView = view(parameter, {
  icon: 'settings',
  menu: 'system',
  columns: ['code', 'meaning', 'value', 'defaultValue', 'kind'],
  hidden: ['remark'],
  filters: ['code', 'value', 'remark'],
  sort: { field: 'code', order: 'ASC' },
  form: ['code', 'meaning', 'kind', 'value', 'defaultValue', 'remark']
})
