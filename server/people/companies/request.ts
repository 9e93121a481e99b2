import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { personNameOf } from '@board/schemas/facts/text/identity'
import { readParameters } from '../../directory/site/parameters.ts'
import type { Actor, CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { moveRecordFiles } from '../../platform/files/record-files.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockAccount } from '../accounts/lock.ts'
import { requireDecentName } from '../accounts/registration/nickname.ts'
import { type CompanyRow, findCompany, isNameConfirmed } from '../company-core/find.ts'
import { requireCreditCode } from './credit-code.ts'
import { takeLicence } from './licence.ts'
import { requirePeoplesNames } from './peoples-names.ts'
import {
  findLatestRequest,
  insertRequest,
  isCodeTaken,
  licenceField,
  type RequestRow,
  updateRequest
} from './store.ts'
import { requestTransitions } from './transitions.ts'

/** The kinds of requests: 1 registration, 2 change. */
export const requestKinds = { registration: 1, change: 2 } as const

/**
 * Requests a change of a company's facts, or registers the facts again while a registration waits or after it was refused:
 * the new registration takes the place of a waiting one. The present facts stay in effect until an editor decides. The
 * picture of the licence goes on with the request, unless another one is given. Decisions 0036, 0163.
 * @throws Refusal GEN0400 for an invalid real name, GEN0404 without a company, COM0002 if a change is open, COM0004 if
 * nothing would change, USR0061 words in the name, USR0062 and COM0005 for the credit code, ATT0001 and ATT0007 for the
 * picture
 */
export async function requestCompanyChange(
  trx: Trx,
  keys: Keys,
  actor: CitizenActor,
  { compType, enterpriseName, creditCode: typed, licenceAid, ...people }: BodyOf<'requestCompanyChange'>,
  language: Language,
  now: Date
): Promise<void> {
  await lockAccount(trx, actor.accountId)
  const company = await findCompany(trx, actor.accountId)
  if (!company) throw new Refusal('GEN0404')
  const latest = await findLatestRequest(trx, actor.accountId)
  const isWaiting = latest?.state === 0
  if (isWaiting && latest.kind !== requestKinds.registration) throw new Refusal('COM0002')
  await requirePeoplesNames(trx, people, language)
  const [legalPerson, contacts] = [personNameOf(people.legalPerson), personNameOf(people.contacts)]
  const creditCode = requireCreditCode(typed)
  await requireDecentName(trx, enterpriseName)
  const comp_type = compType ?? company.comp_type
  const isSame = isSameAs(keys, company, { comp_type, enterpriseName, creditCode, legalPerson, contacts })
  // a company that is not confirmed may request the same facts again, but not in place of a request that waits for them
  const isAskedAlready =
    isWaiting &&
    licenceAid === undefined &&
    isSameAs(keys, latest, { comp_type, enterpriseName, creditCode, legalPerson, contacts })
  if (isAskedAlready || (isSame && (await isNameConfirmed(trx, company)))) throw new Refusal('COM0004')
  if (await isCodeTaken(trx, creditCode, actor.accountId)) throw new Refusal('COM0005')
  const asked = {
    comp_type,
    enterprise_name: enterpriseName,
    credit_code: creditCode,
    legal_person_sealed: keys.sealField('name', legalPerson),
    contacts_sealed: keys.sealField('name', contacts)
  }
  // a company that was never confirmed is registered by its request, not changed
  const isRegistering = latest?.kind === requestKinds.registration && latest.state !== 1
  const kind = isRegistering ? requestKinds.registration : requestKinds.change
  if (isWaiting) await replace(trx, actor, latest, now)
  const id = await writeRequest(trx, actor, { kind, company, asked }, now)
  const { companyLicence } = await readParameters(trx)
  if (licenceAid !== undefined && companyLicence !== 'off')
    await takeLicence(trx, actor, { id, aid: licenceAid }, now)
  else if (latest && latest.state !== 1) await moveRecordFiles(trx, licenceField(latest.id), licenceField(id))
}

interface Stated {
  comp_type: number
  enterpriseName: string
  creditCode: string
  legalPerson: string
  contacts: string
}

/** Tells whether facts on record, or of a request, are those that are stated. */
const isSameAs = (keys: Keys, facts: Facts, stated: Stated): boolean =>
  stated.comp_type === facts.comp_type &&
  stated.enterpriseName === facts.enterprise_name &&
  stated.creditCode === facts.credit_code &&
  stated.legalPerson === keys.openField('name', facts.legal_person_sealed) &&
  stated.contacts === keys.openField('name', facts.contacts_sealed)

/** Withdraws a waiting registration, in whose place another one comes. */
async function replace(trx: Trx, actor: CitizenActor, { id, state }: RequestRow, now: Date): Promise<void> {
  const { to, verb } = requestTransitions.withdraw
  await updateRequest(trx, id, { state: to, decided_by: actor.accountId, decided_at: now })
  await recordEvent(trx, {
    verb,
    audience: 'editor',
    subject: { kind: 'companyRequest', id },
    actor,
    at: now,
    before: { state },
    after: { state: to }
  })
}

/** Writes the request to confirm a company that has just registered. */
export async function requestConfirmation(trx: Trx, company: CompanyRow, now: Date): Promise<void> {
  await writeRequest(trx, 'system', { kind: requestKinds.registration, company, asked: company }, now)
}

type Facts = Pick<
  CompanyRow,
  'comp_type' | 'enterprise_name' | 'credit_code' | 'legal_person_sealed' | 'contacts_sealed'
>

async function writeRequest(
  trx: Trx,
  actor: Actor | 'system',
  { kind, company, asked }: { kind: number; company: CompanyRow; asked: Facts },
  now: Date
): Promise<number> {
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
  return id
}
