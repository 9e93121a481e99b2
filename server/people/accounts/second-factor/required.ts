import { readParameters } from '../../../directory/site/parameters.ts'
import { isInstitution, type SignedInActor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { isRequiredByRole } from './store.ts'

/** Tells whether the actor must have a second factor: by a role, or as an institution by the site's parameter. */
export async function isRequired(db: Db | Trx, actor: SignedInActor): Promise<boolean> {
  const ofInstitutions = isInstitution(actor) && (await readParameters(db)).secondFactorOfInstitutions
  return ofInstitutions || (await isRequiredByRole(db, actor.accountId))
}
