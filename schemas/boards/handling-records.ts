import { board } from '../vocabulary/vocabulary.ts'

/** The board of handling records: the measures of the platform against accounts. */
export const handlingRecords = board({
  name: 'handlingRecords',
  face: 'admin',
  icon: 'flag',
  group: 'people',
  permission: 'board:handling:page',
  list: 'pageHandlingRecords',
  row: { id: 'id', title: 'ruleName' },
  detail: { operation: 'getHandlingRecord', key: 'id', in: 'body' },
  tabs: [{ display: 1, key: 'all' }],
  columns: [
    'ruleName',
    'handleType',
    'username',
    'state',
    'beginTime',
    'endTime',
    'createdBy',
    'createdAt',
    'nickName',
    'subject',
    'note'
  ],
  hidden: ['nickName', 'subject', 'note'],
  filters: ['keywords', 'handleType', 'state', 'startTime', 'endTime', 'uid'],
  orders: [],
  actions: ['endHandlingRecord'],
  open: { page: 'handlingRecord', query: { id: 'id' } }
})
