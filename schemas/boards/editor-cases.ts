import { board } from '../vocabulary.ts'

/** The cases that institutions handed in. */
export const editorCases = board({
  name: 'cases',
  face: 'admin',
  icon: 'book',
  group: 'review',
  permission: 'board:case:page',
  list: 'pageEditorCases',
  count: 'editorCaseCount',
  row: { id: 'id', title: 'title', version: 'version' },
  detail: { operation: 'getEditorCase', key: 'id', in: 'query' },
  tabs: [
    { display: 3, key: 'casesPending' },
    { display: 4, key: 'casesPublished' },
    { display: 5, key: 'casesRefused' },
    { display: 6, key: 'requestsWithdrawn' },
    { display: 7, key: 'takenDown' },
    { display: 1, key: 'all' }
  ],
  attention: [],
  columns: ['title', 'groupName', 'domainId', 'state', 'changedAt', 'handedInAt', 'publishedAt', 'tid'],
  hidden: ['handedInAt', 'publishedAt', 'tid'],
  filters: ['keywords', 'domainIds', 'startTime', 'endTime'],
  orders: [],
  actions: ['takeDownCase', 'restoreCase'],
  open: { page: 'case', query: { id: 'id' } }
})
