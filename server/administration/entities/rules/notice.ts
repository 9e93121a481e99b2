import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules } from '../rules.ts'

/** Notices. A draft can be changed and deleted; a sent notice must be withdrawn first. Specification 3, 4. */
export const noticeRules: EntityRules = {
  links: { deptIdList: { table: 'notice_dept', own: 'notice_id', other: 'dept_id' } },

  async beforeSave(_trx, { before, values }) {
    if (before?.status === 1) throw new Refusal('NTC0001')
    // a later switch back must not restore the departments chosen before
    return values.receiverType === 0 ? { ...values, deptIdList: [] } : values
  },

  async beforeDelete(_trx, { before }) {
    if (before.status === 1) throw new Refusal('NTC0001')
  },

  forbidden: (_actor, { status }) => (status === 1 ? ['update', 'delete', 'sendNotice'] : ['withdrawNotice'])
}
