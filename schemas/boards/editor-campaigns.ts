import { type BoardTab, board } from '../vocabulary/vocabulary.ts'
import { type CampaignTabKey, tabNamed } from './tabs.ts'

/** Tabs of the campaigns of all groups, with numbers of their own. */
export const editorCampaignTabs = [
  { display: 1, key: 'awaitingConfirmation' },
  { display: 2, key: 'awaitingModification' },
  { display: 3, key: 'notStarted' },
  { display: 4, key: 'collecting' },
  { display: 5, key: 'ended' },
  { display: 6, key: 'requestsWithdrawn' },
  { display: 7, key: 'all' }
] as const satisfies readonly { readonly display: BoardTab['display']; readonly key: CampaignTabKey }[]

/** Campaigns of all groups; those that await confirmation come first. */
export const editorCampaigns = board({
  name: 'campaigns',
  face: 'admin',
  icon: 'campaign',
  group: 'review',
  permission: 'board:campaign:page',
  list: 'pageCampaignQueue',
  row: { id: 'id', title: 'title', version: 'version' },
  detail: { operation: 'getEditorCampaign', key: 'id', in: 'body' },
  tabs: editorCampaignTabs,
  attention: [tabNamed(editorCampaignTabs, 'awaitingConfirmation').display],
  columns: [
    'title',
    'groupName',
    'auditState',
    'lifeCycle',
    'beginTime',
    'endTime',
    'changedAt',
    'entryCount'
  ],
  hidden: ['entryCount'],
  filters: ['keywords', 'timeSt', 'timeEd'],
  orders: [],
  actions: ['confirmCampaign', 'returnCampaign', 'takeDownCampaign'],
  open: { page: 'campaign', query: { id: 'id' } }
})
