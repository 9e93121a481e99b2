import type { components } from '@board/generated/openapi'
import type { Db, Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { factsOf } from './shape.ts'
import { findCompany } from './store.ts'

/** Returns the facts on record about an account's company; null if it has none. */
export async function companyFacts(
  db: Db | Trx,
  keys: Keys,
  uid: number
): Promise<components['schemas']['CompanyFacts'] | null> {
  const company = await findCompany(db, uid)
  return company ? factsOf(keys, company) : null
}
