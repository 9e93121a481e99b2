import { board } from '../vocabulary/vocabulary.ts'

/** Accounts of citizens and legal persons. */
export const accounts = board({
  name: 'accounts',
  face: 'admin',
  icon: 'group',
  group: 'people',
  permission: 'board:account:page',
  list: 'pageAccounts',
  isUnexported: true,
  row: { id: 'uid', title: 'username' },
  detail: { operation: 'getAccount', key: 'uid', in: 'body' },
  tabs: [{ display: 1, key: 'all' }],
  columns: ['username', 'nickName', 'userTypeCode', 'status', 'certified', 'createdAt', 'uid'],
  hidden: ['uid'],
  filters: ['keywords', 'userType', 'certified', 'handled'],
  orders: [],
  actions: [],
  find: 'findAccountByPhone',
  open: { page: 'account', query: { uid: 'uid' } }
})
