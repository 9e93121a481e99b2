import { storageUse } from '../entities/storageUse.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const storageUseView = view(storageUse, {
  icon: 'cloud',
  menu: 'system',
  columns: ['name', 'kind', 'bytes', 'limit', 'percent', 'files'],
  hidden: ['ownerId'],
  unsorted: ['name', 'kind', 'limit', 'percent', 'files', 'ownerId'],
  filters: ['name', 'kind'],
  sort: { field: 'bytes', order: 'DESC' },
  form: [],
  show: ['name', 'kind', 'bytes', 'limit', 'percent', 'files', 'ownerId']
})
