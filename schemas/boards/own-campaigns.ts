import { board } from '../vocabulary.ts'

/** Campaigns of the reader's group. Domain 6. */
export const ownCampaigns = board({
  name: 'collectionPage',
  face: 'g',
  icon: 'campaign',
  flag: 'allowCollect',
  menu: 25,
  list: 'pageOrgCampaigns',
  row: { id: 'id', title: 'title', version: 'version' },
  detail: { operation: 'getOrgCampaign', key: 'id', in: 'body' },
  tabs: [
    { display: 1, key: 'all' },
    { display: 2, key: 'awaitingConfirmation' },
    { display: 3, key: 'awaitingModification' },
    { display: 4, key: 'notStarted' },
    { display: 5, key: 'collecting' },
    { display: 6, key: 'ended' },
    { display: 7, key: 'requestsWithdrawn' }
  ],
  attention: [3],
  columns: [
    'title',
    'auditState',
    'lifeCycle',
    'beginTime',
    'endTime',
    'entryCount',
    'adoptedCount',
    'auditNote',
    'changedAt'
  ],
  hidden: ['auditNote', 'changedAt'],
  filters: ['keywords', 'timeSt', 'timeEd'],
  orders: [],
  actions: ['discardCampaignChange', 'withdrawCampaign', 'endCampaign'],
  create: { page: 'editCollection' },
  open: { page: 'collectionMain', query: { id: 'id' } }
})
