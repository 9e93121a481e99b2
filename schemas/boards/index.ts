import { devInbox } from './dev-inbox.ts'
import { editorQueue } from './editor-queue.ts'
import { listAns } from './list-ans.ts'
import { listFrom } from './list-from.ts'
import { listTo } from './list-to.ts'
import { processModels } from './process-models.ts'

/** Every task board. */
export const boards = [listAns, listTo, listFrom, editorQueue, devInbox, processModels] as const
