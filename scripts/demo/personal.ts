import type { Keys } from '@board/server/platform/keys/keys'
import type { Row } from './ledger.ts'
import { creditCodeOf, idCardOf, phoneOf, residentCardOf } from './numbers.ts'
import type { AccountRow } from './people.ts'

/** Surnames for names such as 赵某某, which newspapers use for people whom they do not name. */
const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张'

const nameOf = (uid: number) => `${surnames[uid % surnames.length]}某某`

/** The numbers of documents other than ID cards, by the kind of document. */
const documents: Readonly<Record<number, (uid: number, now: Date) => string>> = {
  2: uid => `E${String(uid).padStart(8, '0')}`,
  3: uid => `H${String(uid).padStart(8, '0')}`,
  4: uid => String(uid).padStart(8, '0'),
  5: residentCardOf
}

/** One in so many accounts has a mail address. */
const mailOneIn = 3

/**
 * Gives the accounts of citizens and legal persons phones, mail addresses, names and documents, sealed as the server
 * stores them. All of them are valid, and none belongs to a real person.
 */
export function sealPeople(accounts: readonly AccountRow[], keys: Keys, now: Date): void {
  for (const account of accounts) {
    if (account.kind !== 'citizen' && account.kind !== 'legal') continue
    const uid = Number(account.uid)
    const phone = phoneOf(uid)
    account.phone_sealed = keys.sealField('phone', phone)
    account.phone_index = keys.blindIndex('phone', phone)
    if (uid % mailOneIn === 0) {
      const email = `user${uid}@example.org`
      account.email_sealed = keys.sealField('email', email)
      account.email_index = keys.blindIndex('email', email)
    }
    account.gender = uid % 3
    if (!account.certified_at) continue
    account.certification_type ??= 1
    const number = documents[account.certification_type]?.(uid, now) ?? idCardOf(uid, now)
    account.real_name_sealed = keys.sealField(
      'name',
      account.certification_type === 5 ? 'Somebody Example' : nameOf(uid)
    )
    account.id_number_sealed = keys.sealField('idNumber', number)
    account.id_number_index = keys.blindIndex('idNumber', number)
  }
}

/** Returns the organisations of the legal persons' accounts. Specification 3. */
export const companyRows = (accounts: readonly AccountRow[], keys: Keys): Row<'company'>[] =>
  accounts
    .filter(({ kind }) => kind === 'legal')
    .map(({ uid, comp_type, nick_name, created_at }) => ({
      account_uid: Number(uid),
      comp_type: comp_type ?? 1,
      enterprise_name: nick_name ?? '',
      credit_code: creditCodeOf(Number(uid)),
      legal_person_sealed: keys.sealField('name', nameOf(Number(uid) + 1)),
      contacts_sealed: keys.sealField('name', nameOf(Number(uid) + 2)),
      created_at: created_at ?? new Date(0),
      // all registered before the site asked for a confirmation, so that they may write
      confirmed_at: created_at ?? new Date(0)
    }))

/**
 * Returns the approved registrations of the companies, except for those that a scene registers.
 * @param editor the account that approved them
 */
export const companyRequestRows = (
  companies: readonly Row<'company'>[],
  registeredByScenes: ReadonlySet<number>,
  editor: number
): Row<'company_request'>[] =>
  companies
    .filter(({ account_uid }) => !registeredByScenes.has(account_uid))
    .map(({ confirmed_at: _, created_at, ...facts }, index) => ({
      ...facts,
      id: index + 1,
      note: null,
      kind: 1,
      state: 1,
      was_comp_type: facts.comp_type,
      was_name: facts.enterprise_name,
      was_code: facts.credit_code,
      was_legal_person_sealed: facts.legal_person_sealed,
      was_contacts_sealed: facts.contacts_sealed,
      created_at,
      decided_at: created_at,
      decided_by: editor
    }))
