import { board } from '../vocabulary.ts'

/** Started processes. */
export const instances = board({
  name: 'instances',
  face: 'admin',
  icon: 'history',
  group: 'workflow',
  permission: 'act:running:page',
  list: 'pageRunning',
  row: { id: 'id', title: 'processName' },
  detail: { operation: 'getInstance', key: 'processInstanceId', in: 'query' },
  tabs: [
    { display: 1, key: 'running' },
    { display: 2, key: 'finished' },
    { display: 3, key: 'terminated' },
    { display: 4, key: 'all' }
  ],
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
  hidden: ['businessKey', 'endedAt', 'number', 'processDefinitionKey', 'id'],
  filters: ['keywords', 'startTime', 'endTime'],
  orders: [],
  actions: ['deleteInstance'],
  open: { page: 'instance', query: { id: 'id' } }
})
