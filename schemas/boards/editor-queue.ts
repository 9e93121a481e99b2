import { board } from '../vocabulary.ts'

/** What waits for an editor, or was decided. */
export const editorQueue = board({
  name: 'queue',
  face: 'admin',
  permission: 'board:message:page',
  list: 'pageEditorQueue',
  count: 'editorQueueCount',
  row: { id: 'id', title: 'subject', version: 'version' },
  tabs: [
    { display: 1, key: 'pendingMessages' },
    { display: 2, key: 'pendingSupplements' },
    { display: 3, key: 'pendingComments' },
    { display: 4, key: 'approved' },
    { display: 5, key: 'returned' }
  ],
  attention: [1, 2, 3],
  columns: [
    'subject',
    'content',
    'forumName',
    'typeId',
    'domainId',
    'createdAt',
    'nickName',
    'isPublic',
    'attachmentCount',
    'tid'
  ],
  hidden: ['nickName', 'isPublic', 'attachmentCount', 'tid'],
  filters: ['keywords', 'typeIds', 'domainIds', 'timeSt', 'timeEd', 'nickName'],
  orders: [],
  actions: [
    'approveMessage',
    'returnMessage',
    'approveSupplement',
    'returnSupplement',
    'approveComment',
    'refuseComment'
  ],
  open: { page: 'message', query: { tid: 'tid', kind: 'kind', id: 'id' } }
})
