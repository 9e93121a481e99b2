import type { Language } from '@board/schemas/errors/catalogue'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { companyPersonProblems } from '../accounts/registration/real-names.ts'

/** Checks the names of a company's legal person and contact. @throws Refusal GEN0400 naming the fields */
export async function requirePeoplesNames(
  trx: Trx,
  { legalPerson, contacts }: { legalPerson: string; contacts: string },
  language: Language
): Promise<void> {
  const fields = await companyPersonProblems(trx, { legalPerson, contacts }, language)
  if (fields.length > 0) throw new Refusal('GEN0400', {}, { fields })
}
