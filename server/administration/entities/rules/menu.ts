import type { Language } from '@board/schemas/errors/catalogue'
import { isFullAdministrator, lockAdministration } from '../../../people/access/administrators.ts'
import { recomputeRolePermissions } from '../../../people/access/role-permissions.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal, textOf } from '../../../platform/refusal.ts'
import { listOfPermissions } from '../../menus/navigation.ts'
import { findUnknown } from '../../menus/permissions.ts'
import { isOfProduct } from '../../menus/product.ts'
import { findMisplacement, hasEntriesBelow, holdersOf } from '../../menus/tree.ts'
import type { EntityRecord, EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

/** The fields of the product's own entries that cannot change, so that their pages and permissions stay reachable. */
const fixed = ['face', 'type', 'url', 'permissions'] as const

const nameIn: Readonly<Record<Language, string>> = {
  'zh-CN': 'nameZhCn',
  'zh-TW': 'nameZhTw',
  'en-US': 'nameEnUs'
}

/** Refuses a change of a fixed field. @throws Refusal ENT0107 */
function requireOwn({ before, values, language }: Saving): void {
  if (!before || !isOfProduct(before.key)) return
  const changed = fixed.find(name => values[name] !== undefined)
  if (changed) throw atField('ENT0107', changed, language)
}

/** Refuses an unknown permission and names the one that was probably meant. @throws Refusal ENT0101 */
function requireKnown(permissions: readonly string[], { language }: Saving): void {
  const unknown = findUnknown(permissions)
  if (!unknown) return
  const message = textOf(new Refusal('ENT0101', unknown), language)
  throw new Refusal('ENT0101', unknown, { fields: [{ path: 'permissions', message }] })
}

/**
 * Refuses new permissions that the actor does not have, because everybody with the menu would get them.
 * @throws Refusal ENT0115
 */
async function requireGivable(trx: Trx, permissions: readonly string[], saving: Saving): Promise<void> {
  const { actor, before, language } = saving
  if (!before) return
  const had = listOfPermissions(String(before.permissions))
  const beyond = permissions.some(each => !had.includes(each) && !actor.permissions.has(each))
  if (!beyond) return
  const holders = await holdersOf(trx, actor, Number(before.id))
  const mayAppoint = holders === 'others' && isFullAdministrator(actor)
  if (holders !== 'nobody' && !mayAppoint) throw atField('ENT0115', 'permissions', language)
}

/** Checks the place of the entry in the menu. @throws Refusal ENT0102, ENT0104, ENT0105 */
async function requirePlace(trx: Trx, { before, values, language }: Saving): Promise<void> {
  const after: EntityRecord = { ...before, ...values }
  const wrong = await findMisplacement(trx, {
    ...(before && { id: Number(before.id) }),
    parentId: (after.parentId ?? null) as number | null,
    type: Number(after.type ?? 0),
    face: String(after.face ?? 'admin')
  })
  if (wrong) throw atField(wrong.code, wrong.field, language)
}

/** Entries of the console's menu and the buttons below them. Specification 3, 6. */
export const menuRules: EntityRules = {
  label: language => nameIn[language],

  async beforeSave(trx, saving): Promise<EntityRecord> {
    const { values } = saving
    await lockAdministration(trx)
    requireOwn(saving)
    await requirePlace(trx, saving)
    if (values.permissions === undefined) return values
    const permissions = [...new Set(listOfPermissions(String(values.permissions)))]
    requireKnown(permissions, saving)
    await requireGivable(trx, permissions, saving)
    return { ...values, permissions: permissions.join(',') }
  },

  async afterSave(trx, { before, values }) {
    if (before && values.permissions !== undefined) await recomputeRolePermissions(trx)
  },

  async beforeDelete(trx, { id, before }) {
    await lockAdministration(trx)
    if (isOfProduct(before.key)) throw new Refusal('ENT0106')
    if (await hasEntriesBelow(trx, id)) throw new Refusal('ENT0103')
  },

  async afterDelete(trx) {
    await recomputeRolePermissions(trx)
  },

  forbidden: (_actor, { key }) => (isOfProduct(key) ? ['delete'] : [])
}
