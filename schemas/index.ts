import * as access from './resources/access.ts'
import * as account from './resources/account.ts'
import * as activity from './resources/activity.ts'
import * as assignment from './resources/assignment.ts'
import * as calendar from './resources/calendar.ts'
import * as campaign from './resources/campaign.ts'
import * as libraryCase from './resources/case.ts'
import * as company from './resources/company.ts'
import * as entity from './resources/entity.ts'
import * as filter from './resources/filter.ts'
import * as handling from './resources/handling.ts'
import * as health from './resources/health.ts'
import * as institutionInfo from './resources/institution-info.ts'
import * as learning from './resources/learning.ts'
import * as message from './resources/message.ts'
import * as moderation from './resources/moderation.ts'
import * as notice from './resources/notice.ts'
import * as person from './resources/person.ts'
import * as rehearsal from './resources/rehearsal.ts'
import * as schedule from './resources/schedule.ts'
import * as sharedQuery from './resources/shared-query.ts'
import * as site from './resources/site.ts'
import * as statistics from './resources/statistics.ts'
import * as tabs from './resources/tabs.ts'
import * as voice from './resources/voice.ts'
import * as workflow from './resources/workflow.ts'
import type { JsonSchema } from './vocabulary.ts'

export * from './entity.ts'
export * from './errors.ts'
export * from './icons.ts'
export * from './vocabulary.ts'

/** Returns the schemas of a module, without its plain lists. */
const schemasOf = (module: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => !Array.isArray(value))) as Record<
    string,
    JsonSchema
  >

/** Every noun and shape of the contract by its component name. */
export const components: Readonly<Record<string, JsonSchema>> = {
  ...site,
  ...account,
  ...company,
  ...institutionInfo,
  ...access,
  ...handling,
  ...person,
  ...message,
  ...voice,
  ...assignment,
  ...schemasOf(libraryCase),
  ...schemasOf(moderation),
  ...campaign,
  ...schemasOf(statistics),
  ...notice,
  ...rehearsal,
  ...learning,
  ...calendar,
  ...sharedQuery,
  ...schedule,
  ...health,
  ...entity,
  ...workflow,
  ...tabs,
  ...activity,
  ...schemasOf(filter)
}
