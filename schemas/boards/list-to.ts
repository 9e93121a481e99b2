import { board } from '../vocabulary/vocabulary.ts'
import { assignmentFilters, assignmentHidden, assignmentOrders } from './common.ts'
import { boardColumns, boardTabs } from './list-from.ts'

/** Assignments that the reader's group received. */
export const listTo = board({
  name: 'list-to',
  face: 'g',
  icon: 'inbox',
  notFor: [5],
  menu: 21,
  list: 'pageTo',
  count: 'toCount',
  row: { id: 'tpid', title: 'subject', version: 'version' },
  tabs: boardTabs,
  attention: [1, 2],
  columns: boardColumns,
  hidden: [...assignmentHidden, 'holderName'],
  filters: assignmentFilters,
  orders: assignmentOrders,
  actions: ['receiveProcess', 'answerProcess', 'requestReturn', 'cancelApply', 'takeBackAnswer'],
  bulk: ['receiveProcess'],
  open: { page: 'taskMain', query: { messageId: 'tid', tpid: 'tpid' } }
})
