import { entityOperations, treeOperations } from '../administration/entities/operations.ts'
import { menuOperations } from '../administration/menus/operations.ts'
import { noticeOperations } from '../administration/notices/operations.ts'
import { sharedQueryOperations } from '../administration/shared-queries/operations.ts'
import { accessOperations } from '../administration/users/operations.ts'
import { workflowOperations } from '../administration/workflow/operations.ts'
import { assignmentOperations } from '../correspondence/assignments/operations.ts'
import { attachmentOperations } from '../correspondence/attachments/operations.ts'
import { deadlineOperations } from '../correspondence/deadlines/operations.ts'
import { deliveryOperations } from '../correspondence/deliveries/operations.ts'
import { extensionOperations } from '../correspondence/extensions/operations.ts'
import { gradeOperations } from '../correspondence/grades/operations.ts'
import { markOperations } from '../correspondence/marks/operations.ts'
import { mergingOperations } from '../correspondence/merging/operations.ts'
import { messageOperations } from '../correspondence/messages/operations.ts'
import { moderationOperations } from '../correspondence/moderation/operations.ts'
import { notificationOperations } from '../correspondence/notifications/operations.ts'
import { presenceOperations } from '../correspondence/presence/operations.ts'
import { proposalOperations } from '../correspondence/proposals/operations.ts'
import { recheckOperations } from '../correspondence/rechecks/operations.ts'
import { replyOperations } from '../correspondence/replies/operations.ts'
import { reportOperations } from '../correspondence/reports/operations.ts'
import { voiceOperations } from '../correspondence/voices/operations.ts'
import { forumOperations } from '../directory/forums/operations.ts'
import { groupOperations } from '../directory/groups/operations.ts'
import { mapTileOperations } from '../directory/map-tiles/operations.ts'
import { siteOperations } from '../directory/site/operations.ts'
import { boardOperations } from '../overview/boards/operations.ts'
import { exportOperations } from '../overview/exports/operations.ts'
import { feedOperations } from '../overview/feeds/operations.ts'
import { issueOperations } from '../overview/issues/operations.ts'
import { rehearsalOperations } from '../overview/rehearsals/operations.ts'
import { siteSearchOperations } from '../overview/site-search/operations.ts'
import { statisticsOperations } from '../overview/statistics/operations.ts'
import { trackingOperations } from '../overview/tracking/operations.ts'
import { requireSightOfEverybody } from '../people/access/departments.ts'
import { accountOperations } from '../people/accounts/operations.ts'
import { secondFactorOperations } from '../people/accounts/second-factor/operations.ts'
import { companyOperations } from '../people/companies/operations.ts'
import { handlingOperations } from '../people/handling/operations.ts'
import { ownDataOperations } from '../people/own-data/operations.ts'
import { personOperations } from '../people/person/operations.ts'
import { recoveryOperations } from '../people/recovery/operations.ts'
import { sessionOperations } from '../people/sessions/operations.ts'
import { thirdPartyOperations } from '../people/third-party/operations.ts'
import type { Operations } from '../platform/http/call.ts'
import { inboxOperations } from '../platform/inbox/operations.ts'
import { mailOperations } from '../platform/mail/operations.ts'
import { outboxOperations } from '../platform/outbox/operations.ts'
import { scheduleOperations } from '../platform/schedule/operations.ts'
import { smsOperations } from '../platform/sms/operations.ts'
import { storageOperations } from '../platform/storage/operations.ts'
import { campaignOperations } from '../publishing/campaigns/operations.ts'
import { caseOperations } from '../publishing/cases/operations.ts'
import { feedbackOperations } from '../publishing/feedback/operations.ts'
import { helpOperations } from '../publishing/help/operations.ts'
import { learningOperations } from '../records/learning/operations.ts'
import { accountDeletions } from './account-deletions.ts'
import { healthOperations } from './health/operations.ts'
import { messageDetails } from './message-details.ts'

/** Every noun's handlers; the server does not start if an operation of the contract has none. */
export const operations: readonly Operations[] = [
  healthOperations,
  learningOperations,
  siteOperations,
  mapTileOperations(),
  treeOperations,
  accountOperations,
  recoveryOperations,
  companyOperations,
  thirdPartyOperations,
  accessOperations,
  secondFactorOperations,
  sessionOperations,
  personOperations(accountDeletions),
  ownDataOperations,
  handlingOperations,
  scheduleOperations,
  entityOperations,
  menuOperations,
  forumOperations,
  groupOperations,
  attachmentOperations,
  notificationOperations,
  noticeOperations,
  inboxOperations,
  outboxOperations(requireSightOfEverybody),
  mailOperations,
  smsOperations,
  storageOperations,
  messageOperations(messageDetails),
  siteSearchOperations,
  replyOperations,
  gradeOperations,
  markOperations,
  feedOperations(messageDetails),
  presenceOperations,
  voiceOperations,
  helpOperations,
  feedbackOperations,
  trackingOperations,
  assignmentOperations,
  deadlineOperations,
  extensionOperations,
  caseOperations,
  recheckOperations,
  mergingOperations,
  moderationOperations,
  deliveryOperations,
  reportOperations,
  proposalOperations,
  campaignOperations,
  boardOperations,
  exportOperations,
  statisticsOperations,
  issueOperations,
  rehearsalOperations,
  sharedQueryOperations,
  workflowOperations
]
