import { board } from '../vocabulary.ts'
import { definitionTabs } from './tabs.ts'

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
