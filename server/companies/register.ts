import type { Language } from '@board/schemas/errors'
import { createAccount } from '../accounts/create.ts'
import { requireDecentName } from '../accounts/nickname.ts'
import { type LoginResult, type Origin, openSession } from '../accounts/open-session.ts'
import type { Outcome } from '../accounts/outcome.ts'
import { type ProvedContact, takeRegistrationCodes } from '../accounts/registration-codes.ts'
import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { Refusal } from '../refusal.ts'
import { readParameters } from '../site/parameters.ts'
import { requirePeoplesNames } from './peoples-names.ts'
import { requestConfirmation } from './request.ts'
import { insertCompany } from './store.ts'

/** A company that registers; the password is hashed already, because that takes long. */
export interface CompanyRegistration {
  username: string
  passwordHash: string
  phone: ProvedContact
  /** Absent: the company gives none. */
  email: ProvedContact | undefined
  company: {
    /** 1 another legal person, 2 a company: its user type code (specification 6). */
    compType: 1 | 2
    enterpriseName: string
    creditCode: string
    legalPerson: string
    contacts: string
  }
}

/**
 * Registers a company whose phone, and mail address where it gives one, are shown by codes, and signs it in. It writes
 * in its own name, where the site asks for that once the platform has confirmed it. A refusal leaves right codes as they were. Domain 1, specification 3.
 * @returns a wrong code as an outcome: the used try must be kept
 * @throws Refusal GEN0400 no real name, USR0050 name taken, USR0051 phone, USR0061 words in the company's name, USR0063 company or USR0064 address registered
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
  if (companyConfirmation) await requestConfirmation(trx, row, now)
  return await openSession(trx, account, { loginType: 1, origin }, now)
}
