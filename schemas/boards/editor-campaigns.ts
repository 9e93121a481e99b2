import { board } from '../vocabulary.ts'
import { editorCampaignTabs, tabNamed } from './tabs.ts'

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
