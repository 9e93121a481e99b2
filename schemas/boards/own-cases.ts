import { board } from '../vocabulary.ts'

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
  tabs: [
    { display: 1, key: 'all' },
    { display: 2, key: 'caseDrafts' },
    { display: 3, key: 'casesPending' },
    { display: 4, key: 'casesPublished' },
    { display: 5, key: 'casesRefused' },
    { display: 6, key: 'requestsWithdrawn' },
    { display: 7, key: 'takenDown' }
  ],
  attention: [5],
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
