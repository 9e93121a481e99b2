import { board } from '../vocabulary.ts'

/** My tasks in processes, wherever I work. */
const ofTasks = {
  icon: 'task',
  list: 'pageTasks',
  count: 'taskCount',
  row: { id: 'taskId', title: 'taskName' },
  tabs: [
    { display: 1, key: 'toDo' },
    { display: 2, key: 'toClaim' },
    { display: 3, key: 'tasksDone' }
  ],
  attention: [1, 2],
  columns: [
    'taskName',
    'processName',
    'record',
    'businessKey',
    'starterName',
    'assigneeName',
    'status',
    'arrivedAt',
    'endedAt',
    'isDelegated',
    'processDefinitionKey'
  ],
  hidden: ['businessKey', 'endedAt', 'isDelegated', 'processDefinitionKey'],
  filters: ['keywords', 'startTime', 'endTime'],
  orders: [],
  actions: [
    'claimTask',
    'completeTask',
    'backPreviousTask',
    'backToFirst',
    'delegateTask',
    'entrustTask',
    'unclaimTask',
    'endProcess'
  ],
  open: { page: 'instance', query: { id: 'processInstanceId' } }
} as const

/** Those of the platform’s staff. */
export const tasks = board({
  name: 'tasks',
  face: 'admin',
  group: 'workflow',
  permission: 'act:task:page',
  ...ofTasks
})

/** Those of an institution’s account, which may do them by being one. */
export const myTasks = board({ name: 'myTasks', face: 'g', menu: 21, ...ofTasks })
