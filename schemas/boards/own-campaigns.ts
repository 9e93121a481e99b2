import { board } from '../vocabulary/vocabulary.ts'
import { campaignTabs, tabNamed } from './tabs.ts'

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
  tabs: campaignTabs,
  attention: [tabNamed(campaignTabs, 'awaitingModification').display],
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
