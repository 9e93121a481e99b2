import { board } from '../vocabulary/vocabulary.ts'
import { type TabOf, tabNamed } from './tabs.ts'

/** Tabs of requests of companies: registrations and changes. */
export const companyRequestTabs = [
  { display: 1, key: 'requestsOpen', holds: { requestState: [0] } },
  { display: 2, key: 'requestsApproved', holds: { requestState: [1] } },
  { display: 3, key: 'requestsRefused', holds: { requestState: [2] } },
  { display: 4, key: 'requestsWithdrawn', holds: { requestState: [3] } },
  { display: 5, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'requestState'>[]

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
