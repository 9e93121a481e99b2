import { type BoardTab, board } from '../vocabulary/vocabulary.ts'

/** Tabs of returned items: new ones first. */
export const returnedTabs = [
  { display: 2, key: 'unread', filter: { unread: true } },
  { display: 1, key: 'all' }
] as const satisfies readonly BoardTab[]

/** Returned items from citizens: grades and supplements. Domain 5. */
export const userFeedback = board({
  name: 'userFeedback',
  face: 'g',
  icon: 'user',
  menu: 21,
  list: 'pageReturned',
  row: { id: 'id', title: 'subject', event: 'verb' },
  tabs: returnedTabs,
  columns: ['subject', 'verb', 'actorName', 'note', 'at', 'forumName', 'tid'],
  hidden: ['forumName', 'tid'],
  filters: ['keywords', 'startTime', 'endTime'],
  defaultFilter: { source: 'user' },
  orders: [],
  actions: [],
  open: {
    page: 'taskMain',
    // the message is read with the notification
    query: { messageId: 'tid', news: 'id' },
    others: [
      // the notification leads to the case, and to its message
      { page: 'messageCenter/detail', query: { news: 'id' }, when: { subjectKind: 'case' } },
      { page: 'messageCenter/detail', query: { news: 'id' } }
    ]
  }
})

/** Decisions of the platform on rechecks, extensions, deliveries, cases and campaigns. Domain 5. */
export const platformFeedback = board({
  ...userFeedback,
  name: 'platformFeedback',
  icon: 'online',
  defaultFilter: { source: 'platform' }
})

/** Items from the superior: sent back, refused, adopted, cancelled. Domain 5. */
export const lastFeedback = board({
  ...userFeedback,
  name: 'lastFeedback',
  icon: 'article',
  notFor: [5],
  defaultFilter: { source: 'last' }
})

/** Items from subordinates: accepted, answered, reported, to be returned. Domain 5. */
export const nextFeedback = board({
  ...userFeedback,
  name: 'nextFeedback',
  icon: 'tree',
  notFor: [5],
  defaultFilter: { source: 'next' }
})
