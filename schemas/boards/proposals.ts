import { board } from '../vocabulary/vocabulary.ts'
import { requestFilters, requestHidden } from './common.ts'
import type { TabOf } from './tabs.ts'

/** Tabs of replies that wait for the superior's approval, or waited for it. */
export const proposalTabs = [
  { display: 1, key: 'open', holds: { state: [0] } },
  { display: 2, key: 'approved', holds: { state: [1] } },
  { display: 3, key: 'returned', holds: { state: [2] } },
  { display: 4, key: 'withdrawnOrLapsed', holds: { state: [3, 4] } },
  { display: 5, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'state'>[]

/** Replies of subordinates that wait for the reader's group. The group decides on them beside their message. Domain 7. */
export const proposalsTo = board({
  name: 'proposalsTo',
  face: 'g',
  icon: 'task',
  menu: 21,
  list: 'pageProposals',
  row: { id: 'id', title: 'subject' },
  tabs: proposalTabs,
  columns: [
    'subject',
    'kind',
    'groupName',
    'proposalState',
    'askedAt',
    'deadlineAt',
    'decidedAt',
    'note',
    ...requestHidden
  ],
  hidden: ['decidedAt', ...requestHidden],
  filters: requestFilters,
  orders: [],
  actions: [],
  open: { page: 'taskMain', query: { messageId: 'tid' } }
})
