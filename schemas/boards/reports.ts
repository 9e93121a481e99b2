import { board } from '../vocabulary.ts'
import { requestFilters, requestHidden } from './common.ts'
import { reportTabs } from './tabs.ts'

/** Messages that subordinates reported to the reader's group. Domain 4. */
export const reportsTo = board({
  name: 'reportsTo',
  face: 'g',
  icon: 'folder',
  notFor: [5],
  menu: 21,
  list: 'pageReportsTo',
  row: { id: 'id', title: 'subject' },
  tabs: reportTabs,
  columns: [
    'subject',
    'groupName',
    'note',
    'reportState',
    'askedAt',
    'decidedAt',
    'advice',
    ...requestHidden
  ],
  hidden: ['decidedAt', ...requestHidden],
  filters: requestFilters,
  orders: [],
  actions: ['takeOverReport', 'returnReport', 'noteReport'],
  open: { page: 'taskMain', query: { messageId: 'tid' } }
})

/** Messages that the reader's group reported to its superior. Domain 4. */
export const reportsFrom = board({
  ...reportsTo,
  name: 'reportsFrom',
  icon: 'upload',
  list: 'pageReportsFrom',
  columns: [
    'subject',
    'superiorName',
    'note',
    'reportState',
    'askedAt',
    'decidedAt',
    'advice',
    ...requestHidden
  ],
  actions: ['withdrawReport']
})
