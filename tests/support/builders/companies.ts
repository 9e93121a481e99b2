/** Builders of companies for tests, with their accounts and their requests. */
import type { CompanyRequestTable, CompanyTable } from '@board/generated/database'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../server/platform/database/open.ts'
import type { Keys } from '../../../server/platform/keys/keys.ts'
import { buildAccount, buildSession } from './builders.ts'
import { aCreditCode } from './credit-code.ts'

/** Builds a company that may write, and a session of its account. */
export async function buildCompany(
  db: Db,
  keys: Keys,
  {
    password,
    now = new Date(),
    isApproved = false,
    ...given
  }: Partial<Insertable<CompanyTable>> & {
    password?: string
    now?: Date
    /** True if an editor has approved its registration, so that its name stands without a mark. */
    isApproved?: boolean
  } = {}
) {
  const name = given.enterprise_name ?? '山河食品有限公司'
  const { uid } = await buildAccount(db, {
    kind: 'legal',
    user_type: 1,
    comp_type: 2,
    nick_name: name,
    ...(password && { password })
  })
  const company = await db
    .insertInto('company')
    .values({
      account_uid: uid,
      comp_type: 2,
      enterprise_name: name,
      credit_code: aCreditCode(),
      legal_person_sealed: keys.sealField('name', '某某'),
      contacts_sealed: keys.sealField('name', '某某某'),
      created_at: now,
      confirmed_at: now,
      ...given
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const built = { ...company, uid, token: await buildSession(db, uid, now) }
  if (isApproved) {
    const { enterprise_name } = company
    await buildCompanyRequest(db, built, { kind: 1, state: 1, enterprise_name, decided_at: now })
  }
  return built
}

type Company = Selectable<CompanyTable>

/** Builds a pending request of a company for another name, unless other values are given. */
export async function buildCompanyRequest(
  db: Db,
  company: Company,
  given: Partial<Insertable<CompanyRequestTable>> = {}
) {
  const { account_uid, comp_type, credit_code, legal_person_sealed, contacts_sealed } = company
  const { enterprise_name, created_at } = company
  return await db
    .insertInto('company_request')
    .values({
      account_uid,
      kind: 2,
      enterprise_name: '山河食品集团有限公司',
      credit_code,
      created_at,
      comp_type,
      was_comp_type: comp_type,
      legal_person_sealed,
      contacts_sealed,
      was_name: enterprise_name,
      was_code: credit_code,
      was_legal_person_sealed: legal_person_sealed,
      was_contacts_sealed: contacts_sealed,
      ...given
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
