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
    { display: 6, key: 'openRechecks' },
    { display: 7, key: 'openDeletions' },
    { display: 8, key: 'openDeliveries' },
    { display: 4, key: 'approved' },
    { display: 5, key: 'returned' },
    { display: 9, key: 'takenDown' }
  ],
  attention: [1, 2, 3, 6, 7, 8],
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
    'refuseComment',
    'rejectRecheck',
    'strikeGrade',
    'takeDownMessage',
    'readdressMessage',
    'consentDeletion',
    'refuseDeletion',
    'acceptDelivery',
    'declineDelivery',
    'restoreMessage'
  ],
  open: { page: 'message', query: { tid: 'tid', kind: 'kind', id: 'id' } }
})
