import { board } from '../vocabulary/vocabulary.ts'
import { requestFilters, requestHidden } from './common.ts'
import { deliveryTabs, type TabOf } from './tabs.ts'

/** Tabs of deliveries, for their receiver. */
export const receivedDeliveryTabs = [
  { display: 1, key: 'withoutOpinion', holds: { hasOpinion: false } },
  { display: 2, key: 'withOpinion', holds: { hasOpinion: true } },
  { display: 3, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'hasOpinion'>[]

/** Deliveries that the reader's group requested. Domain 6. */
export const deliveriesFrom = board({
  name: 'tab-Delivery',
  face: 'g',
  icon: 'flag',
  flag: 'allowDelivery',
  menu: 26,
  list: 'pageDeliveriesFrom',
  row: { id: 'id', title: 'subject' },
  tabs: deliveryTabs,
  columns: [
    'subject',
    'toGroupName',
    'reason',
    'deliveryState',
    'askedAt',
    'decidedAt',
    'note',
    'opinion',
    ...requestHidden
  ],
  hidden: ['reason', 'decidedAt', ...requestHidden],
  filters: requestFilters,
  orders: [],
  actions: ['withdrawDelivery'],
  open: { page: 'taskMain', query: { messageId: 'tid' } }
})

/** Messages that other groups delivered to the reader's group, for reference. Domain 6. */
export const deliveriesTo = board({
  name: 'list-handle-delivery',
  face: 'g',
  icon: 'mail',
  flag: 'allowHandleDelivery',
  menu: 21,
  list: 'pageDeliveriesTo',
  row: { id: 'id', title: 'subject' },
  tabs: receivedDeliveryTabs,
  columns: ['subject', 'groupName', 'reason', 'askedAt', 'opinion', 'opinionAt', ...requestHidden],
  hidden: ['opinionAt', ...requestHidden],
  filters: requestFilters,
  orders: [],
  actions: ['giveOpinion'],
  open: { page: 'taskMain', query: { messageId: 'tid' } }
})
