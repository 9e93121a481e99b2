import { board } from '../vocabulary/vocabulary.ts'
import {
  messageColumns,
  messageFilters,
  messageHiddenInAll,
  messageOrders,
  messageTabsAllFirst
} from './common.ts'
import { listAns } from './list-ans.ts'

/**
 * Messages of the reader's group and of all groups below it, as far as the group may read them; only its own
 * messages wait for it, on list-ans.
 */
export const allMessage = board({
  name: 'allMessage',
  face: 'g',
  icon: 'forum',
  menu: 21,
  list: 'pageAll',
  row: listAns.row,
  detail: listAns.detail,
  tabs: messageTabsAllFirst,
  attention: [],
  columns: messageColumns,
  hidden: messageHiddenInAll,
  filters: [...messageFilters, 'groupId'],
  orders: messageOrders,
  actions: listAns.actions
})
