import { forumHandover } from '../entities/forumHandover.ts'
import { view } from '../vocabulary.ts'

export const forumHandoverView = view(forumHandover, {
  icon: 'sync',
  menu: 'board',
  columns: ['name', 'fromGroupId', 'toGroupId', 'state', 'moved', 'total', 'waiting', 'startedAt'],
  hidden: ['finishedAt', 'startedBy'],
  unsorted: [
    'name',
    'fromGroupId',
    'toGroupId',
    'state',
    'moved',
    'total',
    'waiting',
    'finishedAt',
    'startedBy'
  ],
  filters: ['forumId', 'fromGroupId', 'toGroupId', 'state', 'startedAt'],
  sort: { field: 'startedAt', order: 'DESC' },
  form: [],
  show: [
    'name',
    'fromGroupId',
    'toGroupId',
    'state',
    'moved',
    'total',
    'waiting',
    'startedAt',
    'finishedAt',
    'startedBy'
  ]
})
