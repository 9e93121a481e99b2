import type { OperationId } from '@board/generated/calls'
import { type Case, type Expected, statusOf } from '../support/case.ts'
import { accessCases } from './access.ts'
import { activityCases } from './activity.ts'
import { assignmentCases } from './assignments.ts'
import { automaticCases, ofClass } from './automatic.ts'
import { boardRecordCases } from './board-records.ts'
import { campaignCases } from './campaigns.ts'
import { captchaCases } from './captcha.ts'
import { citizenCases } from './citizen.ts'
import { dataCases } from './data.ts'
import { deliveryCases } from './deliveries.ts'
import { editorCases } from './editor.ts'
import { entityCases } from './entities.ts'
import { extensionCases } from './extensions.ts'
import { feedbackCases } from './feedback.ts'
import { feedCases } from './feeds.ts'
import { fileCases } from './files.ts'
import { handlingCases } from './handling.ts'
import { issueCases } from './hot-issues.ts'
import { institutionCases } from './institution.ts'
import { libraryCases } from './library.ts'
import { mailAndSmsCases } from './mail-and-sms.ts'
import { maskCases } from './masks.ts'
import { menuCases } from './menus.ts'
import { mergingCases } from './merging.ts'
import { moderationCases } from './moderation.ts'
import { noticeCases } from './notices.ts'
import { passkeyCases } from './passkeys.ts'
import { personCases } from './person.ts'
import { proposalCases } from './proposals.ts'
import { recheckCases } from './rechecks.ts'
import { reportCases } from './reports.ts'
import { scheduleCases } from './schedule.ts'
import { secondFactorCases } from './second-factor.ts'
import { sessionCases } from './sessions.ts'
import { sharedQueryCases } from './shared-queries.ts'
import { signInCases } from './sign-in.ts'
import { siteCases } from './site.ts'
import { statisticsCases } from './statistics.ts'
import { storageCases } from './storage.ts'
import { voiceCases } from './voices.ts'
import { workflowCases } from './workflow.ts'
import { workflowTaskCases } from './workflow-tasks.ts'

/** All cases, the specific ones first. */
export const cases: readonly Case[] = [
  ...siteCases,
  ...signInCases,
  ...secondFactorCases,
  ...passkeyCases,
  ...captchaCases,
  ...citizenCases,
  ...maskCases,
  ...activityCases,
  ...voiceCases,
  ...feedbackCases,
  ...feedCases,
  ...fileCases,
  ...institutionCases,
  ...issueCases,
  ...assignmentCases,
  ...extensionCases,
  ...libraryCases,
  ...mergingCases,
  ...sharedQueryCases,
  ...recheckCases,
  ...moderationCases,
  ...deliveryCases,
  ...reportCases,
  ...proposalCases,
  ...campaignCases,
  ...statisticsCases,
  ...editorCases,
  ...accessCases,
  ...boardRecordCases,
  ...sessionCases,
  ...scheduleCases,
  ...noticeCases,
  ...handlingCases,
  ...personCases,
  ...mailAndSmsCases,
  ...storageCases,
  ...menuCases,
  ...dataCases,
  ...workflowCases,
  ...workflowTaskCases,
  ...entityCases,
  ...automaticCases
]

/** Lists the answers that the cases of an operation, and those of its class, show. */
export const shownAnswers = (id: OperationId): Expected[] => [
  ...cases.filter(({ operation }) => operation === id).map(({ expected }) => expected),
  ...ofClass(id)
]

/** Returns the statuses that the cases of an operation, and those of its class, show. */
export const shownStatuses = (id: OperationId): Set<number> => new Set(shownAnswers(id).map(statusOf))
