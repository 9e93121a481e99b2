import { board } from '../vocabulary.ts'
import { inboxTabs } from './tabs.ts'

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
