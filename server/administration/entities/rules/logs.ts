import { browserOf, systemOf } from '../../../people/sessions/user-agent.ts'
import type { EntityRules, FieldRule, Scope } from '../rules.ts'

/** The browser and the system, by the user agent. */
export const device: Readonly<Record<'browser' | 'system', FieldRule>> = {
  browser: { columns: ['user_agent'], read: ([userAgent]) => browserOf(String(userAgent)) },
  system: { columns: ['user_agent'], read: ([userAgent]) => systemOf(String(userAgent)) }
}

/** The entries of each log have the account of whoever they are about. */
const scope: Scope = { account: 'account_uid' }

const begins: FieldRule = { beginsWith: true }

/** The log of sign-ins and sign-outs, including failed ones. Specification 3. */
export const loginLogRules: EntityRules = {
  scope,
  fields: { ...device, username: begins, address: begins }
}

/** The log of staff's operations. Specification 3. */
export const operationLogRules: EntityRules = {
  scope,
  fields: { ...device, username: begins, address: begins, path: begins }
}

/** The log of errors. Specification 3. */
export const errorLogRules: EntityRules = {
  scope,
  fields: {
    reference: begins,
    username: begins,
    address: begins
  }
}
