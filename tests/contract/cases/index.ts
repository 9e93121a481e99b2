import type { Case } from '../support/case.ts'
import { accessCases } from './access.ts'
import { activityCases } from './activity.ts'
import { assignmentCases } from './assignments.ts'
import { automaticCases } from './automatic.ts'
import { captchaCases } from './captcha.ts'
import { citizenCases } from './citizen.ts'
import { dataCases } from './data.ts'
import { editorCases } from './editor.ts'
import { entityCases } from './entities.ts'
import { extensionCases } from './extensions.ts'
import { feedbackCases } from './feedback.ts'
import { fileCases } from './files.ts'
import { handlingCases } from './handling.ts'
import { institutionCases } from './institution.ts'
import { libraryCases } from './library.ts'
import { mailAndSmsCases } from './mail-and-sms.ts'
import { menuCases } from './menus.ts'
import { noticeCases } from './notices.ts'
import { scheduleCases } from './schedule.ts'
import { sessionCases } from './sessions.ts'
import { signInCases } from './sign-in.ts'
import { siteCases } from './site.ts'
import { storageCases } from './storage.ts'
import { workflowCases } from './workflow.ts'
import { workflowTaskCases } from './workflow-tasks.ts'

/** Every case, the particular ones first. */
export const cases: readonly Case[] = [
  ...siteCases,
  ...signInCases,
  ...captchaCases,
  ...citizenCases,
  ...activityCases,
  ...feedbackCases,
  ...fileCases,
  ...institutionCases,
  ...assignmentCases,
  ...extensionCases,
  ...libraryCases,
  ...editorCases,
  ...accessCases,
  ...sessionCases,
  ...scheduleCases,
  ...noticeCases,
  ...handlingCases,
  ...mailAndSmsCases,
  ...storageCases,
  ...menuCases,
  ...dataCases,
  ...workflowCases,
  ...workflowTaskCases,
  ...entityCases,
  ...automaticCases
]
