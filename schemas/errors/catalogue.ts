/**
 * The catalogue of refusals: each code once, with its kind, its text in three languages, and its section of the
 * specification (`added` if the specification has none). `{name}` in a text is filled from the refusal's parameters.
 * The refusals of a family with words stand with its words, those of other families in `errors/`.
 */

import { families } from '../vocabulary/families.ts'
import { accessErrors } from './access.ts'
import { activityErrors } from './activity.ts'
import { boardRecordsErrors } from './board-records.ts'
import { casesErrors } from './cases.ts'
import { companiesErrors } from './companies.ts'
import { entitiesErrors } from './entities.ts'
import type { CatalogueEntry } from './entry.ts'
import { extensionsErrors } from './extensions.ts'
import { generalErrors } from './general.ts'
import { mailAndSmsErrors } from './mail-and-sms.ts'
import { menusErrors } from './menus.ts'
import { messagesErrors } from './messages.ts'
import { noticesErrors } from './notices.ts'
import { personErrors } from './person.ts'
import { referenceDataErrors } from './reference-data.ts'
import { scheduleErrors } from './schedule.ts'
import { sessionsErrors } from './sessions.ts'
import { sharedQueriesErrors } from './shared-queries.ts'
import { signInErrors } from './sign-in.ts'
import { statisticsErrors } from './statistics.ts'
import { storageErrors } from './storage.ts'
import { thirdPartyErrors } from './third-party.ts'
import { voicesErrors } from './voices.ts'

export { type ErrorKind, kindStatus, type Language, languages } from './entry.ts'

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
