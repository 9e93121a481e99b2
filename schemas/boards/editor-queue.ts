import { board } from '../vocabulary/vocabulary.ts'
import { editorDecisions } from './editor-decisions.ts'
import { editorTabs } from './tabs.ts'

/** The queue of an editor: waiting and decided items. */
export const editorQueue = board({
  name: 'queue',
  face: 'admin',
  icon: 'task',
  permission: 'board:message:page',
  list: 'pageEditorQueue',
  count: 'editorQueueCount',
  row: { id: 'id', title: 'subject', version: 'version' },
  tabs: editorTabs,
  attention: [1, 2, 3, 6, 7, 8],
  columns: [
    'subject',
    'risks',
    'content',
    'forumName',
    'typeId',
    'domainId',
    'createdAt',
    'decidedAt',
    'nickName',
    'isPublic',
    'attachmentCount',
    'tid'
  ],
  hidden: ['domainId', 'decidedAt', 'nickName', 'isPublic', 'attachmentCount', 'tid'],
  filters: [
    'risks',
    'keywords',
    'typeIds',
    'domainIds',
    'timeSt',
    'timeEd',
    'nickName',
    'fids',
    'topicId',
    'startTime',
    'endTime',
    'groupId',
    'searchState',
    'satisfaction',
    'dueBefore',
    'counted'
  ],
  orders: [],
  actions: [...Object.values(editorDecisions).flat(), 'restoreMessage'],
  open: { page: 'message', query: { tid: 'tid', kind: 'kind', id: 'id' } }
})
