/** The boards of requests about messages, with the decisions of editors: rechecks, deletions, deliveries. */
import { board } from '../vocabulary.ts'
import { deletionTabs, deliveryTabs, recheckTabs } from './tabs.ts'

const filters = ['keywords', 'typeIds', 'startTime', 'endTime', 'tids'] as const

export const rechecks = board({
  name: 'rechecks',
  face: 'admin',
  icon: 'search',
  group: 'review',
  permission: 'board:recheck:page',
  list: 'pageRechecks',
  row: { id: 'id', title: 'subject', version: 'version' },
  tabs: recheckTabs,
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
  actions: ['rejectRecheck', 'strikeGrade', 'takeDownMessage', 'readdressMessage'],
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
  columns: ['subject', 'deletionState', 'nickName', 'askedAt', 'reason', 'forumName', 'decidedAt', 'tid'],
  hidden: ['forumName', 'decidedAt', 'tid'],
  filters,
  orders: [],
  actions: ['consentDeletion', 'refuseDeletion'],
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
  actions: ['acceptDelivery', 'declineDelivery'],
  open: { page: 'delivery', query: { tid: 'tid', id: 'id' } }
})
