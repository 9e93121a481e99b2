import { type MailAccount, storedPassword, tryMailServer } from '../../../../platform/mail/test-send.ts'
import { putInUse } from '../../../../platform/outbox/in-use.ts'
import { tryAtOnce } from '../../../../platform/outbox/trial.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { EntityRecord, EntityRules, Saving, Trying } from '../../rules.ts'
import { atField } from '../at-field.ts'
import { isPutInUse, requireTrial, useAnyway, withTrial } from './trial.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The fields that decide where and how the password is sent. */
const receivers = ['host', 'port', 'security', 'account'] as const

/** The fields that decide whether mail can be sent. */
const working = [...receivers, 'password', 'sender'] as const

/** Tells whether a stored password would go to another receiver. */
function movesPassword({ before, values }: Pick<Saving, 'before' | 'values'>): boolean {
  if (!before?.hasPassword || textOf(values.password) !== '') return false
  return receivers.some(name => values[name] !== undefined && values[name] !== before[name])
}

/** Returns the account as the write would leave it. */
async function accountAfter({ before, values, deps }: Trying): Promise<MailAccount> {
  const stored = before ? await storedPassword(deps, Number(before.id)) : ''
  const after: EntityRecord = { ...before, ...values }
  return {
    name: textOf(after.name),
    host: textOf(after.host),
    port: Number(after.port),
    security: Number(after.security),
    account: textOf(after.account),
    sender: textOf(after.sender),
    senderName: textOf(after.senderName),
    password: textOf(values.password) || stored
  }
}

/**
 * Refuses to send a stored password to another server: a change of the receiver needs a new password.
 * @throws Refusal OUT0004
 */
function requirePassword(saving: Saving): void {
  const { language } = saving
  if (movesPassword(saving)) throw atField('OUT0004', 'password', language)
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
    ...useAnyway,
    hasPassword: { columns: ['password_sealed'], read: ([sealed]) => sealed !== null }
  },

  async tryOut(trying) {
    // a stored password is not sent to another server: the write is refused for that
    if (!isPutInUse(trying, working) || movesPassword(trying)) return undefined
    const account = await accountAfter(trying)
    const failure = await tryAtOnce(() => tryMailServer(trying.deps, account))
    return { passed: failure === undefined, words: { ...failure } }
  },

  async beforeSave(trx, saving): Promise<EntityRecord> {
    const { actor, before, values, now } = saving
    requirePassword(saving)
    requireTrial(saving, 'OUT0013')
    if (values.status === 1) await putInUse(trx, actor, 'mail', before && Number(before.id), now)
    const { password, ...rest } = withTrial(saving, values, working)
    return textOf(password) === '' ? rest : { ...rest, password }
  },

  async beforeDelete(_trx, { before }) {
    if (before.status === 1) throw new Refusal('OUT0005')
  },

  forbidden: (_actor, { status }) => (status === 1 ? ['delete'] : [])
}
