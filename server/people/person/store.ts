/** The only SQL of the user centre and of the editors' view of people. */
import type { AccountTable } from '@board/generated/database'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { cleanLine } from '../../platform/language/clean-line.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  type Found,
  limitOf,
  newestById,
  type Order,
  orderBy,
  type Page
} from '../../platform/paging/paging.ts'

export interface PersonRow {
  uid: number
  username: string
  nickName: string
  userType: number
  compType: number | null
  organization: number
  status: number
  certifiedAt: Date | null
  createdAt: Date
}

const shown = sql`
  a.uid, a.username, a.nick_name as "nickName", a.user_type as "userType", a.comp_type as "compType",
  a.organization, a.status, a.certified_at as "certifiedAt", a.created_at as "createdAt"`

/** The filter of a list of people. */
export interface PersonFilter {
  readonly uid?: number | undefined
  readonly keywords?: string | undefined
  /** The index of a phone. */
  readonly phoneIndex?: string | undefined
  readonly userType?: number | undefined
  readonly certified?: boolean | undefined
  readonly handled?: boolean | undefined
}

const isPerson = sql<boolean>`a.kind in ('citizen', 'legal')`

const begins = (text: string) =>
  `${cleanLine(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`

function conditionsOf(filter: PersonFilter, now: Date): RawBuilder<boolean>[] {
  const { uid, keywords, phoneIndex, userType, certified, handled } = filter
  const conditions = [isPerson]
  if (uid !== undefined) conditions.push(sql`a.uid = ${uid}`)
  if (phoneIndex !== undefined) conditions.push(sql`a.phone_index = ${phoneIndex}`)
  if (userType !== undefined) conditions.push(sql`a.user_type = ${userType}`)
  if (certified !== undefined) conditions.push(sql`(a.certified_at is not null) = ${certified}`)
  if (keywords?.trim())
    conditions.push(
      sql`(a.username_key like ${begins(keywords)} or lower(a.nick_name) like ${begins(keywords)})`
    )
  if (handled !== undefined) {
    const holds = sql<boolean>`exists (
      select 1 from handling_record h
      where h.account_uid = a.uid and h.revoked_at is null and h.begin_time <= ${now}
        and (h.end_time is null or h.end_time > ${now}))`
    conditions.push(handled ? holds : sql`not ${holds}`)
  }
  return conditions
}

const newest = newestById('a.uid')

/** Returns a page of citizens and legal persons, newest first. */
export async function selectPeople(
  db: Db,
  filter: PersonFilter,
  page: Page,
  now: Date
): Promise<Found<PersonRow>> {
  const where = sql.join(conditionsOf(filter, now), sql` and `)
  const [{ rows }, total] = await Promise.all([
    sql<PersonRow & { cursor: string }>`
      select ${shown}, ${cursorKey(newest)} as cursor from account a
      where ${where} and ${afterCursorOfAll(newest, page.after)}
      order by ${orderBy(newest, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, sql`from account a where ${where}`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}

/** A citizen or legal person with the sealed values. */
export interface SealedPerson extends PersonRow {
  realNameSealed: string | null
  phoneSealed: string | null
  emailSealed: string | null
  idNumberSealed: string | null
}

export async function findPerson(db: Db | Trx, uid: number): Promise<SealedPerson | undefined> {
  const { rows } = await sql<SealedPerson>`
    select ${shown}, a.real_name_sealed as "realNameSealed", a.phone_sealed as "phoneSealed",
      a.email_sealed as "emailSealed", a.id_number_sealed as "idNumberSealed"
    from account a where a.uid = ${uid} and ${isPerson}`.execute(db)
  return rows[0]
}

/** Counts the messages that a person has written, in any state. */
export async function countMessagesOf(db: Db | Trx, uid: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from message where author_uid = ${uid}`.execute(db)
  return rows[0]?.n ?? 0
}

/** A person's own account, of any kind. */
export interface OwnRow {
  uid: number
  version: number
  username: string
  nickName: string
  userType: number
  gender: number
  regionId: number | null
  regionName: string | null
  superiorName: string | null
  phoneSealed: string | null
  phoneIndex: string | null
  emailSealed: string | null
  emailIndex: string | null
  realNameSealed: string | null
  idNumberSealed: string | null
  certificationType: number | null
  certifiedAt: Date | null
  hasPassword: boolean
  passwordHash: string | null
  createdAt: Date
}

export async function findOwn(db: Db | Trx, uid: number): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select a.uid, a.version, a.username, a.nick_name as "nickName", a.user_type as "userType", a.gender,
      a.region_id as "regionId", r.name as "regionName", above.name as "superiorName",
      a.phone_sealed as "phoneSealed", a.phone_index as "phoneIndex", a.email_sealed as "emailSealed", a.email_index as "emailIndex",
      a.real_name_sealed as "realNameSealed", a.id_number_sealed as "idNumberSealed",
      a.certification_type as "certificationType", a.certified_at as "certifiedAt",
      a.password_hash is not null as "hasPassword", a.password_hash as "passwordHash", a.created_at as "createdAt"
    from account a
    left join region r on r.id = a.region_id
    left join org_group g on g.id = a.group_id
    left join org_group above on above.id = g.parent_id
    where a.uid = ${uid}`.execute(db)
  return rows[0]
}

/** Reads an account and locks it until the transaction ends. */
export async function lockOwn(trx: Trx, uid: number): Promise<OwnRow | undefined> {
  await trx.selectFrom('account').select('uid').where('uid', '=', uid).forNoKeyUpdate().execute()
  return await findOwn(trx, uid)
}

/** Changes an account and increases its version. */
export async function updateOwn(trx: Trx, uid: number, change: Updateable<AccountTable>): Promise<void> {
  await trx
    .updateTable('account')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('uid', '=', uid)
    .execute()
}

export async function isRegion(trx: Trx, id: number): Promise<boolean> {
  return (await trx.selectFrom('region').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export interface LoginRow {
  at: Date
  operation: number
  endedBy: number | null
  status: number
  address: string
  userAgent: string
}

export interface ReadingRow {
  id: number
  at: Date
  what: string
  groupName: string | null
  reason: string | null
  tid: number | null
  subject: string | null
}

/**
 * Returns SQL for the events that tell an account who read data about it. A reason is shown only if its writer knew that the
 * person is told.
 */
const readingsOf = (uid: number) => sql`(
  select e.id::integer as id, e.at, case
      when e.verb = 'person.lookedUp' then 'account'
      when e.subject_kind = 'feedback' then 'contact'
      else coalesce(e.after ->> 'field', 'phone') end as what,
    g.name as "groupName", case when e.audience = 'author' then e.note end as reason, m.tid, m.subject
  from event e left join org_group g on g.id = e.actor_group_id
  left join message m on m.tid = e.tid and m.author_uid = ${uid}
  where e.verb in ('phone.revealed', 'person.revealed', 'person.lookedUp')
    and ((e.subject_kind = 'account' and e.subject_id = ${uid}) or (e.subject_kind = 'feedback'
      and e.subject_id = any(array(select f.id from site_feedback f where f.account_uid = ${uid})))))`

const lastReading = newestById('r.id')

/** Returns a page of the readings of an account's data, newest first. */
export async function selectReadings(db: Db, uid: number, page: Page): Promise<Found<ReadingRow>> {
  const [{ rows }, total] = await Promise.all([
    sql<ReadingRow & { cursor: string }>`
      select r.*, ${cursorKey(lastReading)} as cursor from ${readingsOf(uid)} r
      where ${afterCursorOfAll(lastReading, page.after)}
      order by ${orderBy(lastReading, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, sql`from ${readingsOf(uid)} r`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}

/** Returns the readings of an account's data after the one of this id, oldest first. */
export async function selectReadingsAfter(
  db: Db,
  { uid, after, limit }: { uid: number; after: number; limit: number }
): Promise<ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`
    select r.* from ${readingsOf(uid)} r where r.id > ${after} order by r.id limit ${limit}`.execute(db)
  return rows
}

const lastLogin: Order = { column: 'at', id: 'id', descending: true }

/** Returns a page of an account's sign-ins and sign-outs, newest first. */
export async function selectLogins(db: Db, uid: number, page: Page): Promise<Found<LoginRow>> {
  const [{ rows }, total] = await Promise.all([
    sql<LoginRow & { cursor: string }>`
      select at, operation, ended_by as "endedBy", status, address, user_agent as "userAgent",
        ${cursorKey(lastLogin)} as cursor from login_log
      where account_uid = ${uid} and ${afterCursorOfAll(lastLogin, page.after)}
      order by ${orderBy(lastLogin, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, sql`from login_log where account_uid = ${uid}`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}
