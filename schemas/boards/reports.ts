import { board } from '../vocabulary/vocabulary.ts'
import { requestFilters, requestHidden } from './common.ts'
import type { TabOf } from './tabs.ts'

/** Tabs of reports to the superior. */
export const reportTabs = [
  { display: 1, key: 'open', holds: { state: [0] } },
  { display: 2, key: 'takenOver', holds: { state: [1] } },
  { display: 3, key: 'returned', holds: { state: [2] } },
  { display: 4, key: 'noted', holds: { state: [3] } },
  { display: 5, key: 'withdrawnOrLapsed', holds: { state: [4, 5] } },
  { display: 6, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'state'>[]

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
