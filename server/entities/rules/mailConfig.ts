import { putInUse } from '../../outbox/in-use.ts'
import { Refusal } from '../../refusal.ts'
import type { EntityRecord, EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The fields that decide where and how the password is sent. */
const receivers = ['host', 'port', 'security', 'account'] as const

/**
 * Refuses to send a stored password to another server: a change of the receiver needs a new password.
 * @throws Refusal OUT0004
 */
function requirePassword({ before, values, language }: Saving): void {
  if (!before?.hasPassword || textOf(values.password) !== '') return
  const moves = receivers.some(name => values[name] !== undefined && values[name] !== before[name])
  if (moves) throw atField('OUT0004', 'password', language)
}

/** Mail servers; at most one is in use. Specification 3. */
export const mailConfigRules: EntityRules = {
  constraints: { mail_config_in_use: 'status' },
  fields: {
    password: {
      isSecret: true,
      columns: ['password_sealed'],
      write: (value, { keys }) => ({ password_sealed: keys.sealField('secret', String(value)) })
    },
    hasPassword: { columns: ['password_sealed'], read: ([sealed]) => sealed !== null }
  },

  async beforeSave(trx, saving): Promise<EntityRecord> {
    const { actor, before, values, now } = saving
    requirePassword(saving)
    if (values.status === 1) await putInUse(trx, actor, 'mail', before && Number(before.id), now)
    const { password, ...rest } = values
    return textOf(password) === '' ? rest : { ...rest, password }
  },

  async beforeDelete(_trx, { before }) {
    if (before.status === 1) throw new Refusal('OUT0005')
  },

  forbidden: (_actor, { status }) => (status === 1 ? ['delete'] : [])
}
