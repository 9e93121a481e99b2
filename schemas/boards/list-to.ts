import { board } from '../vocabulary.ts'
import { assignmentColumns, assignmentFilters, assignmentHidden, assignmentOrders } from './common.ts'
import { assignmentTabs } from './tabs.ts'

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
  tabs: assignmentTabs,
  attention: [1, 2],
  columns: assignmentColumns,
  hidden: [...assignmentHidden, 'holderName'],
  filters: assignmentFilters,
  orders: assignmentOrders,
  actions: ['receiveProcess', 'answerProcess', 'requestReturn', 'cancelApply', 'takeBackAnswer'],
  bulk: ['receiveProcess'],
  open: { page: 'taskMain', query: { messageId: 'tid', tpid: 'tpid' } }
})
