import type { components } from '@board/generated/openapi'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { findCompany } from './find.ts'

interface Facts {
  readonly comp_type: number
  readonly enterprise_name: string
  readonly credit_code: string
  readonly legal_person_sealed: string
  readonly contacts_sealed: string
}

/** Returns the facts of a company or of a request, with its people's names decrypted. */
export const factsOf = (keys: Keys, facts: Facts): components['schemas']['CompanyFacts'] => ({
  compType: facts.comp_type as 1 | 2,
  enterpriseName: facts.enterprise_name,
  creditCode: facts.credit_code,
  legalPerson: keys.openField('name', facts.legal_person_sealed),
  contacts: keys.openField('name', facts.contacts_sealed)
})

/** Returns the facts on record about an account's company; null if it has none. */
export async function companyFacts(
  db: Db | Trx,
  keys: Keys,
  uid: number
): Promise<components['schemas']['CompanyFacts'] | null> {
  const company = await findCompany(db, uid)
  return company ? factsOf(keys, company) : null
}
