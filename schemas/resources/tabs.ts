/** The numbers of tabs that lists take: each component is made of a table of tabs. */
import {
  campaignTabs,
  companyRequestTabs,
  definitionTabs,
  editorCampaignTabs,
  feedbackTabs,
  inboxTabs,
  instanceTabs,
  taskTabs
} from '../boards/tabs.ts'
import { displayIn } from '../shape.ts'

export const CompanyRequestDisplay = displayIn(companyRequestTabs)
export const CampaignDisplay = displayIn(campaignTabs)
export const EditorCampaignDisplay = displayIn(editorCampaignTabs)
export const FeedbackDisplay = displayIn(feedbackTabs)
export const TaskDisplay = displayIn(taskTabs)
export const InstanceDisplay = displayIn(instanceTabs)
export const DefinitionDisplay = displayIn(definitionTabs)
export const DevInboxDisplay = displayIn(inboxTabs)
