import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { companyRequestTabs } from '@board/schemas/boards/company-requests'
import { tabNamed } from '@board/schemas/boards/tabs'
import type { SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { historyOf } from '../../platform/events/history.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { readPage, shownPage } from '../../platform/paging/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import { factsOf } from '../company-core/facts.ts'
import { findCompany } from '../company-core/find.ts'
import { isLicenceMissing } from './missing-licence.ts'
import { factsAtRequest, licenceOf, requestRowOf } from './shape.ts'
import { countRequests, findRequest, isCodeTaken, selectRequests } from './store.ts'

type Shapes = components['schemas']

const { display: waiting } = tabNamed(companyRequestTabs, 'requestsOpen')

/** Pages the requests of companies, and counts them in each tab. @throws Refusal MSG0011, GEN0400 */
export async function pageCompanyRequests(
  db: Db,
  actor: SignedInActor,
  { display = waiting, page, rows, cursor, uid, ...filter }: BodyOf<'pageCompanyRequests'>
): Promise<Shapes['CompanyRequestPage']> {
  const narrowed = { ...filter, accountUid: uid }
  const [found, counts] = await Promise.all([
    selectRequests(db, { ...narrowed, display }, readPage({ page, rows, cursor })),
    countRequests(db, narrowed)
  ])
  return { ...shownPage(found, request => requestRowOf(actor, request)), tabs: counts }
}

/** The shown part of a request's history: it begins, and it is decided. */
const steps = { offset: 0, limit: 20 }

/** Returns one request with the earlier facts and its history. @throws Refusal GEN0404 */
export async function getCompanyRequest(
  db: Db | Trx,
  keys: Keys,
  actor: SignedInActor,
  id: number,
  now: Date
): Promise<Shapes['CompanyRequestDetail']> {
  const request = await findRequest(db, id)
  const company = request && (await findCompany(db, request.account_uid))
  if (!request || !company) throw new Refusal('GEN0404')
  const { events } = await historyOf(db, { kind: 'companyRequest', id }, steps)
  return {
    ...requestRowOf(actor, request),
    ...factsOf(keys, request),
    was: factsAtRequest(keys, request),
    licence: licenceOf(keys, request, now),
    licenceMissing: await isLicenceMissing(db, request),
    confirmed: company.confirmed_at !== null,
    codeTaken: request.state === 0 && (await isCodeTaken(db, request.credit_code, request.account_uid)),
    history: events.map(({ at, verb, actorName, note }) => ({ at: seconds(at), verb, actorName, note }))
  }
}
