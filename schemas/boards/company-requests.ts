import { board } from '../vocabulary.ts'

/** Registrations and changes of companies that wait to be confirmed. */
export const companyRequests = board({
  name: 'companyRequests',
  face: 'admin',
  icon: 'department',
  group: 'people',
  permission: 'board:company:page',
  list: 'pageCompanyRequests',
  row: { id: 'id', title: 'enterpriseName' },
  detail: { operation: 'getCompanyRequest', key: 'id', in: 'body' },
  tabs: [
    { display: 1, key: 'requestsOpen' },
    { display: 2, key: 'requestsApproved' },
    { display: 3, key: 'requestsRefused' },
    { display: 4, key: 'requestsWithdrawn' },
    { display: 5, key: 'all' }
  ],
  columns: [
    'enterpriseName',
    'kind',
    'compType',
    'creditCode',
    'username',
    'state',
    'createdAt',
    'decidedAt'
  ],
  hidden: ['decidedAt'],
  filters: ['keywords', 'kind', 'startTime', 'endTime'],
  orders: [],
  actions: ['approveCompanyRequest', 'refuseCompanyRequest'],
  open: { page: 'companyRequest', query: { id: 'id' } }
})
