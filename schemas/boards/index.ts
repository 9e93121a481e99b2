import { partOf } from '../vocabulary/vocabulary.ts'
import { accounts } from './accounts.ts'
import { allMessage } from './all-message.ts'
import { companyRequests } from './company-requests.ts'
import { definitions } from './definitions.ts'
import { deliveriesFrom, deliveriesTo } from './deliveries.ts'
import { devInbox } from './dev-inbox.ts'
import { editorCampaigns } from './editor-campaigns.ts'
import { editorCases } from './editor-cases.ts'
import { editorQueue } from './editor-queue.ts'
import { feedback } from './feedback.ts'
import { handlingRecords } from './handling-records.ts'
import { instances } from './instances.ts'
import { listAns } from './list-ans.ts'
import { listCollect } from './list-collect.ts'
import { listFrom } from './list-from.ts'
import { listTo } from './list-to.ts'
import { ownCampaigns } from './own-campaigns.ts'
import { ownCases } from './own-cases.ts'
import { processModels } from './process-models.ts'
import { proposalsTo } from './proposals.ts'
import { ownRechecks } from './rechecks.ts'
import { reportsFrom, reportsTo } from './reports.ts'
import { deletions, deliveries, rechecks } from './requests.ts'
import { lastFeedback, nextFeedback, platformFeedback, userFeedback } from './returned.ts'
import { messageTabs, tabNamed } from './tabs.ts'
import { myTasks, tasks } from './tasks.ts'

/** Every task board. */
export const boards = [
  listAns,
  partOf(listAns, 'toReply', { name: 'toBeReply', icon: 'sms' }),
  partOf(listAns, 'toExplain', { name: 'toBeExplain', icon: 'info', notFor: [5] }),
  partOf(listAns, 'recheck', { name: 'toBeExamine', icon: 'search' }),
  listCollect,
  listTo,
  partOf(listTo, 'awaitingAcceptance', { name: 'lastAssign', icon: 'login' }),
  partOf(listTo, 'handling', { name: 'lastToBeReply', icon: 'schedule' }),
  partOf(listTo, 'done', {
    name: 'lastExplained',
    icon: 'verified',
    defaultFilter: { searchState: tabNamed(messageTabs, 'explained').holds.state }
  }),
  listFrom,
  ownRechecks,
  proposalsTo,
  reportsTo,
  reportsFrom,
  deliveriesTo,
  deliveriesFrom,
  userFeedback,
  platformFeedback,
  lastFeedback,
  nextFeedback,
  ownCases,
  allMessage,
  myTasks,
  ownCampaigns,
  editorQueue,
  rechecks,
  deletions,
  deliveries,
  editorCampaigns,
  editorCases,
  accounts,
  handlingRecords,
  companyRequests,
  feedback,
  tasks,
  processModels,
  instances,
  definitions,
  devInbox
] as const
