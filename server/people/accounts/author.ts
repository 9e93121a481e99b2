import type { components } from '@board/generated/openapi'
import { maskPhone } from '@board/schemas/facts/formats'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import { companyFacts } from '../company-core/facts.ts'
import { findAccount } from './store.ts'

/** Returns the facts about an author for handlers and editors: real name, masked phone, company. Domain 2. */
export async function authorFacts(
  db: Db | Trx,
  keys: Keys,
  uid: number,
  nickName: string
): Promise<Omit<components['schemas']['StaffAuthor'], 'uid'>> {
  const account = await findAccount(db, { uid })
  if (!account) throw new Refusal('GEN0404')
  const { real_name_sealed: realName, phone_sealed: phone } = account
  return {
    nickName,
    realName: realName && keys.openField('name', realName),
    phone: phone && maskPhone(keys.openField('phone', phone)),
    userType: account.user_type as 0 | 1,
    company: account.user_type === 1 ? await companyFacts(db, keys, uid) : null
  }
}

/** Returns the author's full phone number; null without one. The caller must record the access. Domain 2. */
export async function authorPhone(db: Db | Trx, keys: Keys, uid: number): Promise<string | null> {
  const account = await findAccount(db, { uid })
  if (!account) throw new Refusal('GEN0404')
  return account.phone_sealed && keys.openField('phone', account.phone_sealed)
}
