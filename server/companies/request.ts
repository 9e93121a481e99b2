import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors'
import { personNameOf } from '@board/schemas/identity'
import { lockAccount } from '../accounts/lock.ts'
import { requireDecentName } from '../accounts/nickname.ts'
import type { Actor, CitizenActor } from '../actor.ts'
import { type CompanyRow, findCompany, isNameConfirmed } from '../company-core/find.ts'
import type { Trx } from '../database/open.ts'
import { recordEvent } from '../events/record.ts'
import type { Keys } from '../keys/keys.ts'
import { Refusal } from '../refusal.ts'
import { requireCreditCode } from './credit-code.ts'
import { requirePeoplesNames } from './peoples-names.ts'
import { findLatestRequest, insertRequest, isCodeTaken } from './store.ts'

/** The kinds of requests: 1 registration, 2 change. */
export const requestKinds = { registration: 1, change: 2 } as const

/**
 * Requests a change of a company's facts, or registers the facts again after a refused registration. The present facts
 * stay in effect until an editor decides. Decision 0036.
 * @throws Refusal GEN0400 for an invalid real name, GEN0404 without a company, COM0002 if a request is open, COM0004 if
 * nothing would change, USR0061 words in the name, USR0062 and COM0005 for the credit code
 */
export async function requestCompanyChange(
  trx: Trx,
  keys: Keys,
  actor: CitizenActor,
  { compType, enterpriseName, creditCode: typed, ...people }: BodyOf<'requestCompanyChange'>,
  language: Language,
  now: Date
): Promise<void> {
  await lockAccount(trx, actor.accountId)
  const company = await findCompany(trx, actor.accountId)
  if (!company) throw new Refusal('GEN0404')
  if ((await findLatestRequest(trx, actor.accountId))?.state === 0) throw new Refusal('COM0002')
  await requirePeoplesNames(trx, people, language)
  const [legalPerson, contacts] = [personNameOf(people.legalPerson), personNameOf(people.contacts)]
  const creditCode = requireCreditCode(typed)
  await requireDecentName(trx, enterpriseName)
  const comp_type = compType ?? company.comp_type
  const isSame =
    comp_type === company.comp_type &&
    enterpriseName === company.enterprise_name &&
    creditCode === company.credit_code &&
    legalPerson === keys.openField('name', company.legal_person_sealed) &&
    contacts === keys.openField('name', company.contacts_sealed)
  // a company that is not confirmed may request the same facts again
  if (isSame && (await isNameConfirmed(trx, company))) throw new Refusal('COM0004')
  if (await isCodeTaken(trx, creditCode, actor.accountId)) throw new Refusal('COM0005')
  const asked = {
    comp_type,
    enterprise_name: enterpriseName,
    credit_code: creditCode,
    legal_person_sealed: keys.sealField('name', legalPerson),
    contacts_sealed: keys.sealField('name', contacts)
  }
  await writeRequest(trx, actor, { kind: requestKinds.change, company, asked }, now)
}

/** Writes the request to confirm a company that has just registered. */
export const requestConfirmation = (trx: Trx, company: CompanyRow, now: Date): Promise<void> =>
  writeRequest(trx, 'system', { kind: requestKinds.registration, company, asked: company }, now)

type Facts = Pick<
  CompanyRow,
  'comp_type' | 'enterprise_name' | 'credit_code' | 'legal_person_sealed' | 'contacts_sealed'
>

async function writeRequest(
  trx: Trx,
  actor: Actor | 'system',
  { kind, company, asked }: { kind: number; company: CompanyRow; asked: Facts },
  now: Date
): Promise<void> {
  const { comp_type, enterprise_name, credit_code, legal_person_sealed, contacts_sealed } = asked
  const id = await insertRequest(trx, {
    account_uid: company.account_uid,
    kind,
    created_at: now,
    comp_type,
    enterprise_name,
    credit_code,
    legal_person_sealed,
    contacts_sealed,
    was_comp_type: company.comp_type,
    was_name: company.enterprise_name,
    was_code: company.credit_code,
    was_legal_person_sealed: company.legal_person_sealed,
    was_contacts_sealed: company.contacts_sealed
  })
  await recordEvent(trx, {
    verb: 'company.requested',
    audience: 'editor',
    subject: { kind: 'companyRequest', id },
    actor,
    at: now,
    after: { kind }
  })
}
