/**
 * The catalogue of refusals: each code once, with its kind, its text in three languages, and its section of the
 * specification (`added` if the specification has none). `{name}` in a text is filled from the refusal's parameters.
 */
import { accessErrors } from './errors/access.ts'
import { activityErrors } from './errors/activity.ts'
import { assignmentsErrors } from './errors/assignments.ts'
import { boardRecordsErrors } from './errors/board-records.ts'
import { campaignsErrors } from './errors/campaigns.ts'
import { casesErrors } from './errors/cases.ts'
import { companiesErrors } from './errors/companies.ts'
import { deliveriesErrors } from './errors/deliveries.ts'
import { entitiesErrors } from './errors/entities.ts'
import type { CatalogueEntry } from './errors/entry.ts'
import { extensionsErrors } from './errors/extensions.ts'
import { filesErrors } from './errors/files.ts'
import { generalErrors } from './errors/general.ts'
import { handlingErrors } from './errors/handling.ts'
import { mailAndSmsErrors } from './errors/mail-and-sms.ts'
import { menusErrors } from './errors/menus.ts'
import { mergingErrors } from './errors/merging.ts'
import { messagesErrors } from './errors/messages.ts'
import { moderationErrors } from './errors/moderation.ts'
import { noticesErrors } from './errors/notices.ts'
import { personErrors } from './errors/person.ts'
import { proposalsErrors } from './errors/proposals.ts'
import { rechecksErrors } from './errors/rechecks.ts'
import { referenceDataErrors } from './errors/reference-data.ts'
import { reportsErrors } from './errors/reports.ts'
import { scheduleErrors } from './errors/schedule.ts'
import { sessionsErrors } from './errors/sessions.ts'
import { sharedQueriesErrors } from './errors/shared-queries.ts'
import { signInErrors } from './errors/sign-in.ts'
import { statisticsErrors } from './errors/statistics.ts'
import { storageErrors } from './errors/storage.ts'
import { thirdPartyErrors } from './errors/third-party.ts'
import { voicesErrors } from './errors/voices.ts'
import { workflowErrors } from './errors/workflow.ts'

export { type ErrorKind, kindStatus, type Language, languages } from './errors/entry.ts'

/** The families by their title, each with its codes; no code is in two families. */
export const errorFamilies = {
  'Every call': generalErrors,
  'Sessions and signatures': sessionsErrors,
  'Signing in, registering, passwords': signInErrors,
  'Signing in with another account': thirdPartyErrors,
  Messages: messagesErrors,
  'Favourites and feedback': activityErrors,
  Voices: voicesErrors,
  Assignments: assignmentsErrors,
  Rechecks: rechecksErrors,
  Merging: mergingErrors,
  Deliveries: deliveriesErrors,
  'Reports to a superior': reportsErrors,
  'Replies that the superior approves': proposalsErrors,
  'What an editor does with a message': moderationErrors,
  'Records of every entity': entitiesErrors,
  Menus: menusErrors,
  'Users, roles and departments': accessErrors,
  'Dictionaries, parameters and regions': referenceDataErrors,
  'Institutions, forums and topics': boardRecordsErrors,
  'Handling records': handlingErrors,
  'User centre': personErrors,
  Companies: companiesErrors,
  'Scheduled jobs': scheduleErrors,
  Files: filesErrors,
  'Mail and SMS': mailAndSmsErrors,
  'Extension of a deadline': extensionsErrors,
  'Cloud storage': storageErrors,
  Workflow: workflowErrors,
  'Shared queries': sharedQueriesErrors,
  Notices: noticesErrors,
  'Case library': casesErrors,
  Campaigns: campaignsErrors,
  'Data board': statisticsErrors
} as const

type KeysOfEach<Family> = Family extends unknown ? keyof Family : never

/** A code of the catalogue. */
export type ErrorCode = KeysOfEach<(typeof errorFamilies)[keyof typeof errorFamilies]>

export const errors = Object.assign({}, ...Object.values(errorFamilies)) as Record<ErrorCode, CatalogueEntry>
