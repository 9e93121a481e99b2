import { board } from '../vocabulary.ts'
import { requestFilters, requestHidden } from './common.ts'
import { proposalTabs } from './tabs.ts'

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
