/** The only SQL of the user centre and of what editors see of people. */
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { cappedTotal, type Total } from '../lists/paging.ts'

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

/** What a list of people is narrowed by. */
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
  `${text
    .normalize('NFKC')
    .trim()
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

/** A page of citizens and legal persons, the newest first. */
export async function selectPeople(
  db: Db,
  filter: PersonFilter,
  { rows, offset }: { rows: number; offset: number },
  now: Date
): Promise<{ list: PersonRow[] } & Total> {
  const where = sql.join(conditionsOf(filter, now), sql` and `)
  const [found, total] = await Promise.all([
    sql<PersonRow>`select ${shown} from account a where ${where}
      order by a.uid desc limit ${rows} offset ${offset}`.execute(db),
    cappedTotal(db, sql`from account a where ${where}`)
  ])
  return { list: found.rows, ...total }
}

/** A citizen or legal person with what is sealed of them. */
export interface SealedPerson extends PersonRow {
  realNameSealed: string | null
  phoneSealed: string | null
  idNumberSealed: string | null
}

export async function findPerson(db: Db | Trx, uid: number): Promise<SealedPerson | undefined> {
  const { rows } = await sql<SealedPerson>`
    select ${shown}, a.real_name_sealed as "realNameSealed", a.phone_sealed as "phoneSealed",
      a.id_number_sealed as "idNumberSealed"
    from account a where a.uid = ${uid} and ${isPerson}`.execute(db)
  return rows[0]
}

/** How many messages somebody has written, whatever became of them. */
export async function countMessagesOf(db: Db | Trx, uid: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from message where author_uid = ${uid}`.execute(db)
  return rows[0]?.n ?? 0
}
