import { putInUse } from '../../outbox/in-use.ts'
import { Refusal } from '../../refusal.ts'
import type { EntityRecord, EntityRules } from '../rules.ts'

/** Accounts on SMS platforms; at most one is in use. Specification 3. */
export const smsConfigRules: EntityRules = {
  constraints: { sms_config_in_use: 'status' },
  fields: {
    secretKey: {
      isSecret: true,
      columns: ['secret_sealed'],
      write: (value, { keys }) => ({ secret_sealed: keys.sealField('secret', String(value)) })
    },
    hasSecret: { columns: ['secret_sealed'], read: ([sealed]) => sealed !== null }
  },

  async beforeSave(trx, { actor, before, values, now }): Promise<EntityRecord> {
    if (values.status === 1) await putInUse(trx, actor, 'sms', before && Number(before.id), now)
    const { secretKey, ...rest } = values
    return typeof secretKey === 'string' && secretKey !== '' ? { ...rest, secretKey } : rest
  },

  async beforeDelete(_trx, { before }) {
    if (before.status === 1) throw new Refusal('OUT0005')
  },

  forbidden: (_actor, { status }) => (status === 1 ? ['delete'] : [])
}
