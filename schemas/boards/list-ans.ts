import { board } from '../vocabulary/vocabulary.ts'
import { messageColumns, messageFilters, messageHidden, messageOrders } from './common.ts'
import { messageTabs } from './tabs.ts'

/** Messages of the reader's forums. */
export const listAns = board({
  name: 'list-ans',
  face: 'g',
  icon: 'chat',
  menu: 21,
  list: 'pageAns',
  count: 'ansCount',
  row: { id: 'tid', title: 'subject', version: 'version' },
  detail: { operation: 'getStaffMessage', key: 'tid', in: 'body' },
  tabs: messageTabs,
  attention: [1, 2],
  columns: messageColumns,
  hidden: messageHidden,
  filters: messageFilters,
  orders: messageOrders,
  actions: ['assignMessage', 'assignOffline', 'mergeMessage', 'requestRecheck'],
  bulk: ['assignMessage', 'mergeMessage']
})
