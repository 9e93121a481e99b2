import { browserOf, systemOf } from '../../sessions/user-agent.ts'
import type { EntityRules, FieldRule } from '../rules.ts'

/** What a browser says of itself, in words. */
export const device: Readonly<Record<'browser' | 'system', FieldRule>> = {
  browser: { columns: ['user_agent'], read: ([userAgent]) => browserOf(String(userAgent)) },
  system: { columns: ['user_agent'], read: ([userAgent]) => systemOf(String(userAgent)) }
}

const begins: FieldRule = { beginsWith: true }

/** Who signed in or out, or tried to. Specification 3. */
export const loginLogRules: EntityRules = {
  fields: { ...device, username: begins, address: begins }
}

/** What staff did. Specification 3. */
export const operationLogRules: EntityRules = {
  fields: { ...device, username: begins, address: begins, path: begins }
}

/** What went wrong. Specification 3. */
export const errorLogRules: EntityRules = {
  fields: {
    reference: begins,
    username: begins,
    address: begins
  }
}
