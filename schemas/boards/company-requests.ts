import { board } from '../vocabulary.ts'
import { companyRequestTabs, tabNamed } from './tabs.ts'

/** Registrations and changes of companies that wait for confirmation. */
export const companyRequests = board({
  name: 'companyRequests',
  face: 'admin',
  icon: 'verified',
  group: 'people',
  permission: 'board:company:page',
  list: 'pageCompanyRequests',
  row: { id: 'id', title: 'enterpriseName' },
  detail: { operation: 'getCompanyRequest', key: 'id', in: 'body' },
  tabs: companyRequestTabs,
  attention: [tabNamed(companyRequestTabs, 'requestsOpen').display],
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
