/** The boards of requests about messages, with the decisions of editors: rechecks, deletions, deliveries. */
import { board } from '../vocabulary/vocabulary.ts'
import { editorDecisions } from './editor-decisions.ts'
import { editorQueue } from './editor-queue.ts'
import { deliveryTabs, editorTabs, recheckTabs, type TabOf, tabNamed } from './tabs.ts'

/** Tabs of requests to delete a message. */
export const deletionTabs = [
  { display: 1, key: 'open', holds: { state: [0] } },
  { display: 2, key: 'consented', holds: { state: [1] } },
  { display: 3, key: 'refused', holds: { state: [2] } },
  { display: 4, key: 'withdrawn', holds: { state: [3] } },
  { display: 5, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'state'>[]

const filters = ['keywords', 'typeIds', 'startTime', 'endTime', 'tids'] as const

/** Returns the tab of the queue that also has the requests of a board. */
const inQueue = (key: 'openRechecks' | 'openDeletions' | 'openDeliveries') => ({
  board: editorQueue.name,
  display: tabNamed(editorTabs, key).display
})

export const rechecks = board({
  name: 'rechecks',
  face: 'admin',
  icon: 'search',
  group: 'review',
  permission: 'board:recheck:page',
  list: 'pageRechecks',
  row: { id: 'id', title: 'subject', version: 'version' },
  tabs: recheckTabs,
  counted: inQueue('openRechecks'),
  columns: [
    'subject',
    'matter',
    'recheckState',
    'groupName',
    'askedAt',
    'reason',
    'forumName',
    'decidedAt',
    'tid'
  ],
  hidden: ['forumName', 'decidedAt', 'tid'],
  filters,
  orders: [],
  actions: editorDecisions.recheck,
  open: { page: 'recheck', query: { tid: 'tid', id: 'id' } }
})

export const deletions = board({
  name: 'deletions',
  face: 'admin',
  icon: 'file',
  group: 'review',
  permission: 'board:deletion:page',
  list: 'pageDeletions',
  row: { id: 'id', title: 'subject', version: 'version' },
  tabs: deletionTabs,
  counted: inQueue('openDeletions'),
  columns: ['subject', 'deletionState', 'nickName', 'askedAt', 'reason', 'forumName', 'decidedAt', 'tid'],
  hidden: ['forumName', 'decidedAt', 'tid'],
  filters,
  orders: [],
  actions: editorDecisions.deletion,
  open: { page: 'deletion', query: { tid: 'tid', id: 'id' } }
})

export const deliveries = board({
  name: 'deliveries',
  face: 'admin',
  icon: 'outbox',
  group: 'review',
  permission: 'board:delivery:page',
  list: 'pageDeliveries',
  row: { id: 'id', title: 'subject' },
  tabs: deliveryTabs,
  counted: inQueue('openDeliveries'),
  columns: [
    'subject',
    'deliveryState',
    'groupName',
    'toGroupName',
    'askedAt',
    'reason',
    'opinion',
    'decidedAt',
    'tid'
  ],
  hidden: ['opinion', 'decidedAt', 'tid'],
  filters,
  orders: [],
  actions: editorDecisions.delivery,
  open: { page: 'delivery', query: { tid: 'tid', id: 'id' } }
})
