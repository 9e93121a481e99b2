import { board } from '../vocabulary/vocabulary.ts'
import type { TabOf } from './tabs.ts'

/** Tabs of started processes. */
export const instanceTabs = [
  { display: 1, key: 'running', holds: { status: ['running'] } },
  { display: 2, key: 'finished', holds: { status: ['finished'] } },
  { display: 3, key: 'terminated', holds: { status: ['terminated'] } },
  { display: 4, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'status'>[]

/** Started processes. */
export const instances = board({
  name: 'instances',
  face: 'admin',
  icon: 'apps',
  group: 'workflow',
  permission: 'act:running:page',
  list: 'pageRunning',
  row: { id: 'id', title: 'processName' },
  detail: { operation: 'getInstance', key: 'processInstanceId', in: 'query' },
  tabs: instanceTabs,
  columns: [
    'processName',
    'record',
    'businessKey',
    'status',
    'currentTasks',
    'starterName',
    'startedAt',
    'endedAt',
    'number',
    'processDefinitionKey',
    'id'
  ],
  wide: 'record',
  hidden: ['businessKey', 'endedAt', 'number', 'processDefinitionKey', 'id'],
  filters: ['keywords', 'startTime', 'endTime'],
  orders: [],
  actions: ['deleteInstance'],
  open: { page: 'instance', query: { id: 'id' } }
})
