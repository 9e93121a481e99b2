import { administratorRole } from '../../../people/access/administrators.ts'
import { recomputeRolePermissions } from '../../../people/access/role-permissions.ts'
import { changeableRoles, excessOfWidening } from '../../../people/access/roles.ts'
import { countRoleHolders } from '../../../people/access/traces.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value : [])

const added = (now: unknown, before: unknown): number[] => {
  const had = idsOf(before)
  return idsOf(now).filter(id => !had.includes(id))
}

/**
 * Refuses to change a role that has more permissions or departments than the actor.
 * @throws Refusal ENT0134
 */
async function requireChangeable(trx: Trx, actor: Saving['actor'], roleId: number): Promise<void> {
  if (!(await changeableRoles(trx, actor, [roleId])).has(roleId)) throw new Refusal('ENT0134')
}

/**
 * Refuses to reduce the role of the first administrator.
 * @throws Refusal ENT0131
 */
function requireWholeAdministrator({ before, values, language }: Saving): void {
  if (before?.code !== administratorRole) return
  const isLess = values.menuIdList !== undefined && added(before.menuIdList, values.menuIdList).length > 0
  if (isLess) throw atField('ENT0131', 'menuIdList', language)
  if (values.dataScope !== undefined && values.dataScope !== 0)
    throw atField('ENT0131', 'dataScope', language)
}

/** Refuses to add permissions or departments that the actor does not have. @throws Refusal ENT0115, ENT0125 */
async function requireGivable(trx: Trx, { actor, before, values, language }: Saving): Promise<void> {
  const menuIds = added(values.menuIdList, before?.menuIdList)
  const dataScope = Number(values.dataScope ?? before?.dataScope ?? 1)
  const isWider = before === undefined || values.dataScope !== undefined || values.deptIdList !== undefined
  const excess = await excessOfWidening(trx, actor, {
    ...(before && { roleId: Number(before.id) }),
    menuIds,
    // every role has at least scope 1
    dataScope: isWider ? dataScope : 1,
    deptIds: idsOf(values.deptIdList ?? before?.deptIdList)
  })
  if (excess === 'permissions') throw atField('ENT0115', 'menuIdList', language)
  if (excess) throw atField('ENT0125', dataScope === 2 ? 'deptIdList' : 'dataScope', language)
}

/** Roles: the permissions and visible departments of staff. Specification 3, 6. */
export const roleRules: EntityRules = {
  mark: 'secondFactor',
  fields: {
    withoutFactor: {
      isSecret: true,
      columns: [],
      counts: { table: 'role_without_factor', own: 'role_id' }
    }
  },
  links: {
    menuIdList: { table: 'role_menu', own: 'role_id', other: 'menu_id' },
    deptIdList: { table: 'role_dept', own: 'role_id', other: 'dept_id' }
  },

  async beforeSave(trx, saving) {
    const { before } = saving
    if (before) await requireChangeable(trx, saving.actor, Number(before.id))
    requireWholeAdministrator(saving)
    await requireGivable(trx, saving)
  },

  async afterSave(trx, { id, values }) {
    if (values.menuIdList !== undefined) await recomputeRolePermissions(trx, [id])
  },

  async beforeDelete(trx, { actor, id, before }) {
    if (before.code === administratorRole) throw new Refusal('ENT0130')
    await requireChangeable(trx, actor, id)
    const count = await countRoleHolders(trx, id)
    if (count > 0) throw new Refusal('ENT0132', { count })
  },

  forbidden: (_actor, { code }) => (code === administratorRole ? ['delete'] : []),

  async forbiddenMany(db, actor, records) {
    const ids = records.map(({ id }) => Number(id))
    const changeable = await changeableRoles(db, actor, ids)
    return new Map(ids.filter(id => !changeable.has(id)).map(id => [id, ['update', 'delete']]))
  }
}
