import { putInUse } from '../../outbox/in-use.ts'
import { Refusal } from '../../refusal.ts'
import type { EntityRecord, EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Who gets the password when mail is sent. */
const receivers = ['host', 'port', 'security', 'account'] as const

/** A password that is kept goes where its owner meant it to: to another server, only together with it. */
function requirePassword({ before, values, language }: Saving): void {
  if (!before?.hasPassword || textOf(values.password) !== '') return
  const moves = receivers.some(name => values[name] !== undefined && values[name] !== before[name])
  if (moves) throw atField('OUT0004', 'password', language)
}

/** Mail servers; one at most is in use. Specification 3. */
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
