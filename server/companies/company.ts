import type { components } from '@board/generated/openapi'
import type { Db, Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { Refusal } from '../refusal.ts'
import { findCompany } from './store.ts'

/** What an account's company is, with its people's names; undefined for accounts of no company. Specification 3. */
export async function companyOf(
  db: Db | Trx,
  keys: Keys,
  accountUid: number
): Promise<components['schemas']['Company'] | undefined> {
  const company = await findCompany(db, accountUid)
  return (
    company && {
      compType: company.comp_type as 1 | 2,
      enterpriseName: company.enterprise_name,
      creditCode: company.credit_code,
      legalPerson: keys.openField('name', company.legal_person_sealed),
      contacts: keys.openField('name', company.contacts_sealed)
    }
  )
}

/** The same for its owner. @throws Refusal GEN0404 for who has none */
export async function requireCompany(
  db: Db,
  keys: Keys,
  accountUid: number
): Promise<components['schemas']['Company']> {
  const company = await companyOf(db, keys, accountUid)
  if (!company) throw new Refusal('GEN0404')
  return company
}
