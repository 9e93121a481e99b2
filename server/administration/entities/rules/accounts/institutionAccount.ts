import { maskPhone } from '@board/schemas/facts/formats'
import { holdOpenGroup } from '../../../../directory/groups/structure/structure.ts'
import { hasTraces } from '../../../../people/access/traces.ts'
import { usernameKey } from '../../../../people/accounts/registration/names.ts'
import { endSessionsOf } from '../../../../people/sessions/sessions.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { EntityRecord, EntityRules } from '../../rules.ts'
import { atField } from '../at-field.ts'
import { tellOfPassword } from '../tell-of-change.ts'
import { firstPassword, requireIdentity, secondFactor } from './account-identity.ts'

/**
 * Rules for the accounts of institutions. Accounts of staff and citizens are not in this entity. An account is signed
 * out when it is disabled, gets a new password or moves to another institution. Domain 1; decision 0035.
 */
export const institutionAccountRules: EntityRules = {
  table: 'account',
  key: 'uid',
  where: { kind: 'institution' },
  constraints: { account_username_key_key: 'username' },
  fields: {
    username: {
      hasBigrams: true,
      write: value => ({ username: value, username_key: usernameKey(String(value)) })
    },
    // the column may be null, but a check of the table requires a group for accounts of this kind
    groupId: { columns: ['group_id'], read: ([id]) => id },
    mustChangePassword: {
      columns: ['must_change_password'],
      read: ([mustChange]) => mustChange === true
    },
    phoneMasked: {
      columns: ['phone_sealed'],
      read: ([sealed], { keys }) => (sealed ? maskPhone(keys.openField('phone', String(sealed))) : null)
    },
    ...secondFactor,
    ...firstPassword
  },

  async beforeSave(trx, saving): Promise<EntityRecord> {
    requireIdentity(saving)
    const { values, language } = saving
    const { password, confirmPassword: _, ...rest } = values
    const kept = password ? { ...rest, password } : rest
    if (values.groupId === undefined) return kept
    const group = await holdOpenGroup(trx, Number(values.groupId))
    if (!group) throw atField('ENT0223', 'groupId', language)
    return { ...kept, organization: group.organization }
  },

  async afterSave(trx, saved) {
    const { id, before, values } = saved
    const isOut = values.status === 0 || values.password !== undefined || values.groupId !== undefined
    if (before && isOut) await endSessionsOf(trx, id)
    if (before && values.password !== undefined) await tellOfPassword(trx, saved, 'institutionAccount')
  },

  async beforeDelete(trx, { id }) {
    if (await hasTraces(trx, id)) throw new Refusal('ENT0117')
  },

  forbidden: (_actor, { status, secondFactor: hasFactor }) => [
    ...(hasFactor ? [] : ['resetInstitutionSecondFactor']),
    status === 1 ? 'enableInstitutionAccounts' : 'disableInstitutionAccounts'
  ]
}
