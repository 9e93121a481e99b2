import { forumHandover } from '../entities/forumHandover.ts'
import { view } from '../vocabulary/vocabulary.ts'

const facts = ['name', 'fromGroupId', 'toGroupId', 'state', 'moved', 'total', 'waiting'] as const
const ending = ['finishedAt', 'startedBy'] as const

export const forumHandoverView = view(forumHandover, {
  icon: 'sync',
  menu: 'board',
  columns: [...facts, 'startedAt'],
  hidden: ending,
  unsorted: [...facts, ...ending],
  filters: ['forumId', 'fromGroupId', 'toGroupId', 'state', 'startedAt'],
  sort: { field: 'startedAt', order: 'DESC' },
  form: [],
  show: [...facts, 'startedAt', ...ending]
})
