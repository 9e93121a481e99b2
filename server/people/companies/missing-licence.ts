import { readParameters } from '../../directory/site/parameters.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { RequestRow } from './store.ts'

/** Tells whether a waiting request lacks the licence picture that the site requires. Decision 0085. */
export async function isLicenceMissing(
  db: Db | Trx,
  { state, licence }: Pick<RequestRow, 'state' | 'licence'>
): Promise<boolean> {
  if (state !== 0 || licence.length > 0) return false
  return (await readParameters(db)).companyLicence === 'required'
}
