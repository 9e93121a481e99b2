import { board } from '../vocabulary.ts'

/** The development inbox: SMS and mail that a real provider would have sent. */
export const devInbox = board({
  name: 'inbox',
  face: 'admin',
  icon: 'mail',
  permission: 'sys:inbox:page',
  list: 'pageDevInbox',
  row: { id: 'id', title: 'body' },
  tabs: [
    { display: 1, key: 'all' },
    { display: 2, key: 'sms' },
    { display: 3, key: 'mail' }
  ],
  columns: ['body', 'recipient', 'channel', 'at'],
  filters: ['keywords'],
  orders: [],
  actions: []
})
