import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type CompanyRow, findCompany } from './find.ts'

/** Tells whether a company may write: the platform has confirmed it, or does not require it at present. Decision 0036. */
export const isConfirmed = (
  { companyConfirmation }: SiteParameters,
  company: Pick<CompanyRow, 'confirmed_at'>
): boolean => !companyConfirmation || company.confirmed_at !== null

/** Refuses a company that is not confirmed if the site requires it. @throws Refusal COM0001 */
export async function requireConfirmed(
  trx: Trx,
  parameters: SiteParameters,
  actor: CitizenActor
): Promise<void> {
  if (actor.kind !== 'legal' || !parameters.companyConfirmation) return
  const company = await findCompany(trx, actor.accountId)
  if (company && !isConfirmed(parameters, company)) throw new Refusal('COM0001')
}
