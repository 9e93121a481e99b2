import { maskPhone } from '@board/schemas/facts/formats'
import { lockAdministration, requireAdministratorLeft } from '../../../../people/access/administrators.ts'
import { visibleDepartments } from '../../../../people/access/departments.ts'
import { findExcessOfRoles, findStronger, requireNotStronger } from '../../../../people/access/privileges.ts'
import { hasTraces } from '../../../../people/access/traces.ts'
import { usernameKey } from '../../../../people/accounts/registration/names.ts'
import { endSessionsOf } from '../../../../people/sessions/sessions.ts'
import type { Trx } from '../../../../platform/database/open.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { EntityRecord, EntityRules, Saving } from '../../rules.ts'
import { atField } from '../at-field.ts'
import { tellOfPassword, tellOfPhone } from '../tell-of-change.ts'
import { firstPassword, requireIdentity, secondFactor, textOf } from './account-identity.ts'

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value : [])

/**
 * Refuses that actors disable their own account, or set their own password without the old one.
 * @throws Refusal ENT0113, ENT0119
 */
function requireOther({ actor, before, values, language }: Saving): void {
  if (before?.id !== actor.accountId) return
  if (values.status === 0) throw atField('ENT0113', 'status', language)
  if (textOf(values.password) !== '') throw atField('ENT0119', 'password', language)
}

/** Refuses roles and departments that the actor may not give. @throws Refusal ENT0115, ENT0123, ENT0125 */
async function requireGivable(trx: Trx, { actor, before, values, language }: Saving): Promise<void> {
  const had = idsOf(before?.roleIdList)
  const added = idsOf(values.roleIdList).filter(id => !had.includes(id))
  const excess = await findExcessOfRoles(trx, actor, added, before?.id === actor.accountId)
  if (excess) throw atField(excess === 'departments' ? 'ENT0125' : 'ENT0115', 'roleIdList', language)
  const deptId = before ? values.deptId : (values.deptId ?? null)
  if (deptId === undefined || deptId === before?.deptId) return
  const visible = await visibleDepartments(trx, actor)
  if (visible !== 'all' && !visible.includes(Number(deptId ?? 0)))
    throw atField('ENT0123', 'deptId', language)
}

async function requireSomebodyLeft(trx: Trx, { before, values }: Saving): Promise<void> {
  if (!before || (values.status === undefined && values.roleIdList === undefined)) return
  await lockAdministration(trx)
  await requireAdministratorLeft(trx, Number(before.id), {
    status: Number(values.status ?? before.status),
    roleIds: idsOf(values.roleIdList ?? before.roleIdList)
  })
}

/** Staff accounts. Specification 3, 5; domain 1. */
export const userRules: EntityRules = {
  table: 'account',
  key: 'uid',
  where: { kind: 'staff' },
  constraints: { account_username_key_key: 'username' },
  links: { roleIdList: { table: 'account_role', own: 'account_uid', other: 'role_id' } },
  fields: {
    username: {
      hasBigrams: true,
      write: value => ({ username: value, username_key: usernameKey(String(value)) })
    },
    realName: { hasBigrams: true, write: value => ({ real_name: value, nick_name: value }) },
    mobile: {
      isSecret: true,
      columns: ['mobile_sealed'],
      read: ([sealed], { keys }) => (sealed ? keys.openField('phone', String(sealed)) : null),
      write: (value, { keys }) => ({ mobile_sealed: value ? keys.sealField('phone', String(value)) : null })
    },
    mobileMasked: {
      columns: ['mobile_sealed'],
      read: ([sealed], { keys }) => (sealed ? maskPhone(keys.openField('phone', String(sealed))) : null)
    },
    ...secondFactor,
    ...firstPassword
  },

  async beforeSave(trx, saving): Promise<EntityRecord> {
    const { actor, before, values } = saving
    if (before) await requireNotStronger(trx, actor, Number(before.id))
    requireIdentity(saving)
    requireOther(saving)
    await requireGivable(trx, saving)
    await requireSomebodyLeft(trx, saving)
    const { password, confirmPassword: _, ...rest } = values
    return textOf(password) === '' ? rest : { ...rest, password }
  },

  async afterSave(trx, saved) {
    const { id, before, values } = saved
    if (before && (values.status === 0 || values.password !== undefined)) await endSessionsOf(trx, id)
    if (before && values.password !== undefined) await tellOfPassword(trx, saved, 'user')
    if (before && values.mobile !== undefined && values.mobile !== before.mobile)
      await tellOfPhone(trx, saved)
  },

  async beforeDelete(trx, { actor, id }) {
    await requireNotStronger(trx, actor, id)
    await lockAdministration(trx)
    await requireAdministratorLeft(trx, id, 'gone')
    if (id === actor.accountId) throw new Refusal('ENT0113')
    if (await hasTraces(trx, id)) throw new Refusal('ENT0117')
  },

  forbidden: (actor, { id, status, secondFactor: hasFactor }) => [
    ...(hasFactor ? [] : ['resetUserSecondFactor']),
    ...(id === actor.accountId
      ? ['delete', 'disableUsers', 'resetUserPassword', 'resetUserSecondFactor']
      : []),
    status === 1 ? 'enableUsers' : 'disableUsers'
  ],

  async forbiddenMany(db, actor, records) {
    const uids = records.map(({ id }) => Number(id))
    const stronger = await findStronger(db, actor, uids)
    return new Map([...stronger].map(uid => [uid, whatNeedsMore]))
  }
}

/** The actions that nobody can do on an account with more permissions than their own. */
const whatNeedsMore = [
  'update',
  'delete',
  'resetUserPassword',
  'resetUserSecondFactor',
  'unlockUser',
  'enableUsers',
  'disableUsers'
]
