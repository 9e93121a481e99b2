import { board } from '../vocabulary.ts'
import { messageColumns, messageFilters, messageHidden, messageOrders } from './common.ts'

/** Messages of my forums. */
export const listAns = board({
  name: 'list-ans',
  face: 'g',
  menu: 21,
  list: 'pageAns',
  count: 'ansCount',
  row: { id: 'tid', title: 'subject', version: 'version' },
  tabs: [
    { display: 1, key: 'toReply', withoutGrading: 'notReplied' },
    { display: 2, key: 'toExplain', withoutGrading: null },
    { display: 3, key: 'recheck' },
    { display: 4, key: 'awaitingGrade', withoutGrading: 'replied' },
    { display: 5, key: 'graded', withoutGrading: null },
    { display: 6, key: 'explained', withoutGrading: null },
    { display: 7, key: 'gradedTwice', withoutGrading: null },
    { display: 8, key: 'all' }
  ],
  attention: [1, 2],
  columns: messageColumns,
  hidden: messageHidden,
  filters: messageFilters,
  orders: messageOrders,
  actions: ['assignMessage', 'assignOffline']
})
