import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type AccountRecord, findAccount, insertAccount } from '../store.ts'
import { type Contact, contactCondition, contactIndex } from './contact.ts'
import { usernameKey } from './names.ts'

/** A new account. The person has proved that phone and mail address are theirs. */
export interface NewAccount {
  kind: 'citizen' | 'legal'
  username: string
  /** Null: the account has no password until `findPassword` sets one. */
  passwordHash: string | null
  nickName: string
  phone: Contact
  email?: Contact | undefined
  compType?: 1 | 2
}

/**
 * Creates an account of the portal. Only somebody who has proved a contact learns that it is registered already.
 * @throws Refusal USR0050 name taken, USR0051 phone, USR0064 mail address registered
 */
export async function createAccount(
  trx: Trx,
  keys: Keys,
  { kind, username, passwordHash, nickName, phone, email, compType }: NewAccount,
  now: Date
): Promise<AccountRecord> {
  const uid = await insertAccount(trx, {
    kind,
    user_type: kind === 'legal' ? 1 : 0,
    comp_type: compType ?? null,
    username: username.trim(),
    username_key: usernameKey(username),
    nick_name: nickName,
    password_hash: passwordHash,
    phone_sealed: keys.sealField('phone', phone.to),
    phone_index: contactIndex(keys, phone),
    ...(email && { email_sealed: keys.sealField('email', email.to), email_index: contactIndex(keys, email) }),
    created_at: now
  })
  if (uid === undefined) throw new Refusal(await whatIsTaken(trx, keys, phone, email))
  const account = await findAccount(trx, { uid })
  if (!account) throw new Error('An account that was just written is not there')
  return account
}

async function whatIsTaken(trx: Trx, keys: Keys, phone: Contact, email: Contact | undefined) {
  if (await findAccount(trx, contactCondition(keys, phone))) return 'USR0051'
  if (email && (await findAccount(trx, contactCondition(keys, email)))) return 'USR0064'
  return 'USR0050'
}
