import { board } from '../vocabulary/vocabulary.ts'
import type { TabOf } from './tabs.ts'

/** Tabs of deployed processes. */
export const definitionTabs = [
  { display: 1, key: 'active', holds: { status: [1] } },
  { display: 2, key: 'suspended', holds: { status: [0] } },
  { display: 3, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'status'>[]

/** Deployed processes. */
export const definitions = board({
  name: 'definitions',
  face: 'admin',
  icon: 'workflow',
  group: 'workflow',
  permission: 'act:process:page',
  list: 'pageDefinitions',
  isUnexported: true,
  row: { id: 'id', title: 'name' },
  detail: { operation: 'getProcessXml', key: 'id', in: 'query' },
  tabs: definitionTabs,
  columns: ['name', 'key', 'number', 'status', 'running', 'deployedAt', 'id'],
  hidden: ['id'],
  filters: ['keywords', 'startTime', 'endTime'],
  orders: [],
  actions: ['startOfBusinessKey', 'suspendProcess', 'activateProcess'],
  open: { page: 'definition', query: { id: 'id' } }
})
