/** The numbers of tabs that lists accept, from the tables of tabs; and the lists that are exported, from the boards. */

import { companyRequestTabs } from '../boards/company-requests.ts'
import { definitionTabs } from '../boards/definitions.ts'
import { inboxTabs } from '../boards/dev-inbox.ts'
import { editorCampaignTabs } from '../boards/editor-campaigns.ts'
import { feedbackTabs } from '../boards/feedback.ts'
import { boards } from '../boards/index.ts'
import { instanceTabs } from '../boards/instances.ts'
import { campaignTabs } from '../boards/tabs.ts'
import { taskTabs } from '../boards/tasks.ts'
import { displayIn } from '../vocabulary/shape.ts'
import type { Board } from '../vocabulary/vocabulary.ts'

export const CompanyRequestDisplay = displayIn(companyRequestTabs)
export const CampaignDisplay = displayIn(campaignTabs)
export const EditorCampaignDisplay = displayIn(editorCampaignTabs)
export const FeedbackDisplay = displayIn(feedbackTabs)
export const TaskDisplay = displayIn(taskTabs)
export const InstanceDisplay = displayIn(instanceTabs)
export const DefinitionDisplay = displayIn(definitionTabs)
export const DevInboxDisplay = displayIn(inboxTabs)

/** The lists of boards that are exported, each once. */
const exported = (boards as readonly Board[]).flatMap(board => (board.isUnexported ? [] : [board.list]))

export const ExportedList = {
  type: 'string',
  description: 'The call that gives the list.',
  enum: [...new Set(exported)]
} as const
