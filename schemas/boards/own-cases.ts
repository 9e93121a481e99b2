import { board } from '../vocabulary/vocabulary.ts'
import { caseTabs, tabNamed } from './tabs.ts'

/** Cases that the reader's group drafts and proposes for the library. Domain 6. */
export const ownCases = board({
  name: 'ownCases',
  face: 'g',
  icon: 'book',
  menu: 21,
  list: 'pageCases',
  count: 'caseCount',
  row: { id: 'id', title: 'title', version: 'version' },
  detail: { operation: 'getStaffCase', key: 'id', in: 'query' },
  tabs: caseTabs,
  attention: [tabNamed(caseTabs, 'casesRefused').display],
  columns: [
    'title',
    'state',
    'note',
    'domainId',
    'proposerName',
    'changedAt',
    'handedInAt',
    'publishedAt',
    'subject',
    'tid'
  ],
  hidden: ['handedInAt', 'publishedAt', 'subject', 'tid'],
  filters: ['keywords', 'domainIds', 'startTime', 'endTime'],
  orders: [],
  actions: ['submitCase', 'withdrawCase'],
  open: { page: 'applyCasePage', query: { id: 'id' } }
})
