import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { readParameters } from '../../directory/site/parameters.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { type PageRequest, readPage, shownPage } from '../../platform/paging/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isConfirmed } from '../company-core/confirmed.ts'
import { factsOf } from '../company-core/facts.ts'
import { findCompany, isNameConfirmed } from '../company-core/find.ts'
import { markedName } from '../company-core/marked-name.ts'
import { requestKinds } from './request.ts'
import { ownRequestOf } from './shape.ts'
import { findLatestRequest, findUsualDays, selectRequests } from './store.ts'

type Shapes = components['schemas']

/**
 * Returns an account's company with its people's names, and its latest request. Specification 3.
 * @throws Refusal GEN0404 if the account has none
 */
export async function getOwnCompany(
  db: Db | Trx,
  keys: Keys,
  actor: CitizenActor,
  language: Language,
  now: Date
): Promise<Shapes['OwnCompany']> {
  const company = await findCompany(db, actor.accountId)
  if (!company) throw new Refusal('GEN0404')
  const latest = await findLatestRequest(db, actor.accountId)
  const request = latest ? ownRequestOf(keys, actor, latest, now) : null
  const parameters = await readParameters(db)
  const nameConfirmed = await isNameConfirmed(db, company)
  const takesLicence = parameters.companyLicence !== 'off'
  return {
    ...factsOf(keys, company),
    confirmed: isConfirmed(parameters, company),
    nameConfirmed,
    signedName: markedName(company.enterprise_name, nameConfirmed, language),
    request,
    licenceRule: parameters.companyLicence,
    usualDays: await findUsualDays(db),
    allowedActions: [
      ...(request?.state === 0 ? request.allowedActions : []),
      ...(request?.state === 0 && takesLicence ? ['setCompanyLicence'] : []),
      // a waiting registration is replaced; a waiting change is withdrawn first
      ...(request?.state === 0 && request.kind === requestKinds.change ? [] : ['requestCompanyChange'])
    ]
  }
}

/** Pages the requests of the actor's own company, newest first. @throws Refusal MSG0011, GEN0400, GEN0404 */
export async function listOwnRequests(
  db: Db,
  keys: Keys,
  actor: CitizenActor,
  page: PageRequest,
  now: Date
): Promise<Shapes['OwnCompanyRequestPage']> {
  if (!(await findCompany(db, actor.accountId))) throw new Refusal('GEN0404')
  const own = { accountUid: actor.accountId }
  const found = await selectRequests(db, own, readPage(page))
  return shownPage(found, request => ownRequestOf(keys, actor, request, now))
}
