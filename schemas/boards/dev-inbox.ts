import { board } from '../vocabulary/vocabulary.ts'
import type { TabOf } from './tabs.ts'

/** Tabs of the development inbox. */
export const inboxTabs = [
  { display: 1, key: 'all', holds: {} },
  { display: 2, key: 'sms', holds: { channel: ['sms'] } },
  { display: 3, key: 'mail', holds: { channel: ['mail'] } }
] as const satisfies readonly TabOf<'channel'>[]

/** The development inbox: SMS and mail that a real provider would have sent. */
export const devInbox = board({
  name: 'inbox',
  face: 'admin',
  icon: 'code',
  permission: 'sys:inbox:page',
  list: 'pageDevInbox',
  isUnexported: true,
  row: { id: 'id', title: 'body' },
  tabs: inboxTabs,
  columns: ['body', 'recipient', 'channel', 'at'],
  filters: ['keywords'],
  orders: [],
  actions: []
})
