import { region } from '../entities/region.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const regionView = view(region, {
  icon: 'region',
  menu: 'system',
  tree: 'parentId',
  columns: ['name', 'code', 'type', 'sort'],
  filters: ['name', 'code', 'type'],
  sort: { field: 'sort', order: 'ASC' },
  form: ['parentId', 'code', 'name', 'sort']
})
