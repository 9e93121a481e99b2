import type { JsonSchema } from '../vocabulary/vocabulary.ts'
import * as access from './access.ts'
import * as account from './account.ts'
import * as activity from './activity.ts'
import * as assignment from './assignment.ts'
import * as calendar from './calendar.ts'
import * as campaign from './campaign.ts'
import * as libraryCase from './case.ts'
import * as company from './company.ts'
import * as entity from './entity.ts'
import * as filter from './filter.ts'
import * as handling from './handling.ts'
import * as health from './health.ts'
import * as hotIssue from './hot-issue.ts'
import * as institutionInfo from './institution-info.ts'
import * as learning from './learning.ts'
import * as message from './message.ts'
import * as moderation from './moderation.ts'
import * as notice from './notice.ts'
import * as person from './person.ts'
import * as rehearsal from './rehearsal.ts'
import * as schedule from './schedule.ts'
import * as sharedQuery from './shared-query.ts'
import * as site from './site.ts'
import * as statistics from './statistics.ts'
import * as tabs from './tabs.ts'
import * as voice from './voice.ts'
import * as workflow from './workflow.ts'

export * from '../errors/catalogue.ts'
export * from '../vocabulary/entity.ts'
export * from '../vocabulary/icons.ts'
export * from '../vocabulary/vocabulary.ts'

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
  ...hotIssue,
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
