import { board } from '../vocabulary/vocabulary.ts'
import { caseTabs, tabNamed } from './tabs.ts'

/** Tabs of the cases of all groups: the same without drafts, and waiting ones first. */
export const editorCaseTabs = [
  tabNamed(caseTabs, 'casesPending'),
  tabNamed(caseTabs, 'casesPublished'),
  tabNamed(caseTabs, 'casesRefused'),
  tabNamed(caseTabs, 'requestsWithdrawn'),
  tabNamed(caseTabs, 'takenDown'),
  tabNamed(caseTabs, 'all')
] as const

/** The cases that institutions submitted. */
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
  tabs: editorCaseTabs,
  attention: [],
  columns: ['title', 'groupName', 'domainId', 'state', 'changedAt', 'handedInAt', 'publishedAt', 'tid'],
  hidden: ['handedInAt', 'publishedAt', 'tid'],
  filters: ['keywords', 'domainIds', 'startTime', 'endTime'],
  orders: [],
  actions: ['takeDownCase', 'restoreCase'],
  open: { page: 'case', query: { id: 'id' } }
})
