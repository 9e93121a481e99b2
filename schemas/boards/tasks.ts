import { type BoardTab, board } from '../vocabulary/vocabulary.ts'
import { tabNamed } from './tabs.ts'

/** Tabs of the tasks of one person in processes. The server defines the condition of each. */
export const taskTabs = [
  { display: 1, key: 'toDo' },
  { display: 2, key: 'toClaim' },
  { display: 4, key: 'tasksDelegated' },
  { display: 3, key: 'tasksDone' }
] as const satisfies readonly BoardTab[]

/** Common parts of the boards of the reader's own tasks in processes. */
const ofTasks = {
  icon: 'event',
  list: 'pageTasks',
  count: 'taskCount',
  row: { id: 'taskId', title: 'taskName' },
  tabs: taskTabs,
  attention: [tabNamed(taskTabs, 'toDo').display, tabNamed(taskTabs, 'toClaim').display],
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
    'isApplication',
    'processDefinitionKey'
  ],
  wide: 'record',
  hidden: ['businessKey', 'endedAt', 'isDelegated', 'isApplication', 'processDefinitionKey'],
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
    'recallTask',
    'endProcess'
  ],
  open: { page: 'instance', query: { id: 'processInstanceId' } }
} as const

/** Tasks of the platform's staff. */
export const tasks = board({
  name: 'tasks',
  face: 'admin',
  group: 'workflow',
  permission: 'act:task:page',
  ...ofTasks
})

/** Tasks of an institution's account; they need no permission. */
export const myTasks = board({ name: 'myTasks', face: 'g', menu: 21, ...ofTasks })
