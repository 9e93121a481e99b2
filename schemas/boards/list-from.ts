import { board } from '../vocabulary/vocabulary.ts'
import { assignmentColumns, assignmentFilters, assignmentHidden, assignmentOrders } from './common.ts'
import { type AssignmentField, assignmentTabs, overdueFirst, type TabOf } from './tabs.ts'

/** Tabs of the boards of assignments: those of all assignments, and the open ones of which the holder was reminded. */
export const boardTabs = [
  ...assignmentTabs.slice(0, 4),
  {
    display: 9,
    key: 'nagged',
    order: overdueFirst,
    holds: { state: [10, 20, 30, 40], naggedAt: true }
  },
  ...assignmentTabs.slice(4)
] as const satisfies readonly TabOf<AssignmentField>[]

/** Columns of the boards of assignments. */
export const boardColumns = [...assignmentColumns, 'naggedAt'] as const

/** Assignments that the reader's group gave, with the drafts that came back. */
export const listFrom = board({
  name: 'list-from',
  face: 'g',
  icon: 'outbox',
  notFor: [5],
  menu: 21,
  list: 'pageFrom',
  count: 'fromCount',
  row: { id: 'tpid', title: 'subject', version: 'version' },
  tabs: boardTabs,
  attention: [3, 4],
  columns: boardColumns,
  hidden: [...assignmentHidden, 'giverName', 'typeId'],
  filters: assignmentFilters,
  orders: assignmentOrders,
  actions: [
    'adoptAnswer',
    'sendBackAnswer',
    'refuseApplyCancelProcess',
    'recordOfflineResult',
    'nagProcess',
    'cancelProcess'
  ],
  open: { page: 'taskMain', query: { messageId: 'tid', tpid: 'tpid' } }
})
