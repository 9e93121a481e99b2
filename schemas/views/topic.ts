import { topic } from '../entities/topic.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const topicView = view(topic, {
  icon: 'label',
  menu: 'board',
  columns: ['name', 'status', 'sort'],
  quick: 'sort',
  as: { kanban: { by: 'status' } },
  filters: ['name', 'status'],
  sort: { field: 'sort', order: 'ASC' },
  form: ['name', 'nameEnUs', 'sort', 'status']
})
