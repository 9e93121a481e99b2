import type { dept } from '@board/schemas/entities/dept'
import type { RecordOf } from '@board/schemas/vocabulary/vocabulary'
import { visibleDepartments } from '../../../people/access/departments.ts'
import { isWithin, lockDepartments, placeDepartment } from '../../../people/access/move-department.ts'
import { countDepartmentMembers, hasDepartmentsBelow } from '../../../people/access/traces.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules } from '../rules.ts'
import { atField } from './at-field.ts'

/**
 * Rules for the departments of the platform's staff. They are a tree, whose paths these rules keep up to date.
 * Specification 3.
 */
export const deptRules: EntityRules<RecordOf<typeof dept>> = {
  scope: { department: 'id' },
  constraints: { dept_parent_id_name_key: 'name' },

  async beforeSave(trx, { actor, before, values, language }) {
    const moves = !before || (values.parentId !== undefined && values.parentId !== before.parentId)
    if (!moves) return
    await lockDepartments(trx)
    const parentId = values.parentId ?? 0
    const visible = await visibleDepartments(trx, actor)
    if (visible !== 'all' && !visible.includes(parentId)) throw atField('ENT0123', 'parentId', language)
    if (before && parentId > 0 && (await isWithin(trx, parentId, before.id)))
      throw atField('ENT0120', 'parentId', language)
  },

  async afterSave(trx, { id, before, after }) {
    const { parentId } = after
    if (!before || before.parentId !== parentId) await placeDepartment(trx, id, parentId)
  },

  async beforeDelete(trx, { id }) {
    await lockDepartments(trx)
    if (await hasDepartmentsBelow(trx, id)) throw new Refusal('ENT0121')
    const count = await countDepartmentMembers(trx, id)
    if (count > 0) throw new Refusal('ENT0122', { count })
  }
}
