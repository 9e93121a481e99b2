/**
 * The catalogue of refusals: each code once, with its kind, its text in three languages, and its section of the
 * specification (`added` if the specification has none). `{name}` in a text is filled from the refusal's parameters.
 * The refusals of a family with words stand with its words, those of other families in `errors/`.
 */
import { accessErrors } from './errors/access.ts'
import { activityErrors } from './errors/activity.ts'
import { boardRecordsErrors } from './errors/board-records.ts'
import { casesErrors } from './errors/cases.ts'
import { companiesErrors } from './errors/companies.ts'
import { entitiesErrors } from './errors/entities.ts'
import type { CatalogueEntry } from './errors/entry.ts'
import { extensionsErrors } from './errors/extensions.ts'
import { generalErrors } from './errors/general.ts'
import { mailAndSmsErrors } from './errors/mail-and-sms.ts'
import { menusErrors } from './errors/menus.ts'
import { messagesErrors } from './errors/messages.ts'
import { noticesErrors } from './errors/notices.ts'
import { personErrors } from './errors/person.ts'
import { referenceDataErrors } from './errors/reference-data.ts'
import { scheduleErrors } from './errors/schedule.ts'
import { sessionsErrors } from './errors/sessions.ts'
import { sharedQueriesErrors } from './errors/shared-queries.ts'
import { signInErrors } from './errors/sign-in.ts'
import { statisticsErrors } from './errors/statistics.ts'
import { storageErrors } from './errors/storage.ts'
import { thirdPartyErrors } from './errors/third-party.ts'
import { voicesErrors } from './errors/voices.ts'
import { families } from './families.ts'

export { type ErrorKind, kindStatus, type Language, languages } from './errors/entry.ts'

/** The refusals of each family, by the title of the family; no code is in two families. */
export const errorFamilies = {
  'Every call': generalErrors,
  'Sessions and signatures': sessionsErrors,
  'Signing in, registering, passwords': signInErrors,
  'Signing in with another account': thirdPartyErrors,
  Messages: messagesErrors,
  'Favourites and feedback': activityErrors,
  Voices: voicesErrors,
  Assignments: families.assignments.errors,
  Rechecks: families.rechecks.errors,
  Merging: families.merging.errors,
  'Hot issues': families['hot-issues'].errors,
  Deliveries: families.deliveries.errors,
  'Reports to a superior': families.reports.errors,
  'Replies that the superior approves': families.proposals.errors,
  'What an editor does with a message': families.moderation.errors,
  'Records of every entity': entitiesErrors,
  Menus: menusErrors,
  'Users, roles and departments': accessErrors,
  'Dictionaries, parameters and regions': referenceDataErrors,
  'Institutions, forums and topics': boardRecordsErrors,
  'Handling records': families.handling.errors,
  'User centre': personErrors,
  Companies: companiesErrors,
  'Scheduled jobs': scheduleErrors,
  Files: families.files.errors,
  'Mail and SMS': mailAndSmsErrors,
  'Extension of a deadline': extensionsErrors,
  'Cloud storage': storageErrors,
  Workflow: families.workflow.errors,
  'Shared queries': sharedQueriesErrors,
  Notices: noticesErrors,
  'Working days': families.administration.errors,
  'Case library': casesErrors,
  Campaigns: families.campaigns.errors,
  'Data board': statisticsErrors
} as const

type KeysOfEach<Family> = Family extends unknown ? keyof Family : never

/** A code of the catalogue. */
export type ErrorCode = KeysOfEach<(typeof errorFamilies)[keyof typeof errorFamilies]>

export const errors = Object.assign({}, ...Object.values(errorFamilies)) as Record<ErrorCode, CatalogueEntry>
