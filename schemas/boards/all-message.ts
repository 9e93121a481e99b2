import { board } from '../vocabulary.ts'
import {
  messageColumns,
  messageFilters,
  messageHidden,
  messageOrders,
  messageTabsAllFirst
} from './common.ts'
import { listAns } from './list-ans.ts'

/** Messages of my group and of all below it, which it may read; only its own wait for it, on list-ans. */
export const allMessage = board({
  name: 'allMessage',
  face: 'g',
  icon: 'forum',
  menu: 21,
  list: 'pageAll',
  row: listAns.row,
  tabs: messageTabsAllFirst,
  attention: [],
  columns: messageColumns,
  hidden: messageHidden,
  filters: messageFilters,
  orders: messageOrders,
  actions: listAns.actions
})
