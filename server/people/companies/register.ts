import type { Language } from '@board/schemas/errors/catalogue'
import { readParameters } from '../../directory/site/parameters.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Outcome } from '../accounts/outcome.ts'
import { createAccount } from '../accounts/registration/create.ts'
import { requireDecentName } from '../accounts/registration/nickname.ts'
import { type ContactWithCode, takeRegistrationCodes } from '../accounts/registration/registration-codes.ts'
import { type LoginResult, type Origin, openSession } from '../accounts/sign-in/open-session.ts'
import { requirePeoplesNames } from './peoples-names.ts'
import { requestConfirmation } from './request.ts'
import { insertCompany } from './store.ts'

/** The data of a company that registers. The password is hashed already, because hashing takes long. */
export interface CompanyRegistration {
  username: string
  passwordHash: string
  phone: ContactWithCode
  /** Absent if the company gives none. */
  email: ContactWithCode | undefined
  company: {
    /** The user type code: 1 for another legal person, 2 for a company (specification 6). */
    compType: 1 | 2
    enterpriseName: string
    creditCode: string
    legalPerson: string
    contacts: string
  }
}

/**
 * Registers a company and signs it in. Codes prove its phone, and its mail address if it gives one. It writes under its
 * own name, which has a mark until the platform has confirmed it; if the site asks for confirmation, only after that. A refusal does not use up right
 * codes. Domain 1, specification 3.
 * @returns a wrong code as an outcome, because the used try must be committed
 * @throws Refusal GEN0400 for an invalid real name, USR0050 name taken, USR0051 phone, USR0061 words in the company's
 * name, USR0063 company or USR0064 address registered
 */
export async function registerCompany(
  trx: Trx,
  keys: Keys,
  { username, passwordHash, phone, email, company }: CompanyRegistration,
  origin: Origin,
  language: Language,
  now: Date
): Promise<Outcome<LoginResult>> {
  await requirePeoplesNames(trx, company, language)
  await requireDecentName(trx, company.enterpriseName)
  const refused = await takeRegistrationCodes(trx, keys, { phone, email }, now)
  if (refused) return refused
  const { compType, enterpriseName, creditCode, legalPerson, contacts } = company
  const account = await createAccount(
    trx,
    keys,
    {
      kind: 'legal',
      username,
      passwordHash,
      nickName: enterpriseName,
      compType,
      phone: phone.contact,
      email: email?.contact
    },
    now
  )
  const { companyConfirmation } = await readParameters(trx)
  const row = {
    account_uid: account.uid,
    comp_type: compType,
    enterprise_name: enterpriseName,
    credit_code: creditCode,
    legal_person_sealed: keys.sealField('name', legalPerson),
    contacts_sealed: keys.sealField('name', contacts),
    created_at: now,
    confirmed_at: companyConfirmation ? null : now
  }
  if (!(await insertCompany(trx, row))) throw new Refusal('USR0063')
  await requestConfirmation(trx, row, now)
  return await openSession(trx, keys, account, { loginType: 1, origin }, now)
}
