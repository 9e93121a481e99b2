import { board } from '../vocabulary/vocabulary.ts'
import { requestFilters, requestHidden } from './common.ts'
import { listAns } from './list-ans.ts'
import { messageTabs, recheckTabs, tabNamed } from './tabs.ts'

/** The board of rechecks that the reader's group requested, with the decisions. Domain 2. */
export const ownRechecks = board({
  name: 'ownRechecks',
  face: 'g',
  icon: 'sync',
  menu: 21,
  list: 'pageOwnRechecks',
  row: { id: 'id', title: 'subject' },
  tabs: recheckTabs,
  counted: { board: listAns.name, display: tabNamed(messageTabs, 'recheck').display },
  columns: [
    'subject',
    'matter',
    'reason',
    'recheckState',
    'askedAt',
    'decidedAt',
    'note',
    'channel',
    'proposer',
    ...requestHidden
  ],
  hidden: ['channel', 'proposer', ...requestHidden],
  filters: requestFilters,
  orders: [],
  actions: [],
  open: { page: 'taskMain', query: { messageId: 'tid' } }
})
