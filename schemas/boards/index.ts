import { partOf } from '../vocabulary.ts'
import { definitions } from './definitions.ts'
import { devInbox } from './dev-inbox.ts'
import { editorQueue } from './editor-queue.ts'
import { instances } from './instances.ts'
import { listAns } from './list-ans.ts'
import { listFrom } from './list-from.ts'
import { listTo } from './list-to.ts'
import { processModels } from './process-models.ts'
import { myTasks, tasks } from './tasks.ts'

/** Every task board. */
export const boards = [
  listAns,
  partOf(listAns, 'toReply', { name: 'toBeReply' }),
  listTo,
  listFrom,
  myTasks,
  editorQueue,
  tasks,
  processModels,
  instances,
  definitions,
  devInbox
] as const
