/** SQL on accounts, their restrictions, sign-in attempts and codes. */
import type { AccountTable, LoginLogTable, PhoneCodeTable } from '@board/generated/database'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { onlyRow, prepared } from '../../platform/database/statements/prepared.ts'

/** A platform handling record that is in force. */
export interface RestrictionRecord {
  handleType: number
  ruleName: string
  days: number | null
  /** The number of messages a day, for handleType 5. */
  countDays: number | null
  beginTime: Date
  endTime: Date | null
}

const inForce = (db: Db | Trx, { uid, now }: { uid: number; now: Date }) =>
  db
    .selectFrom('handling_record')
    .select([
      'handle_type as handleType',
      'rule_name as ruleName',
      'days',
      'count_days as countDays',
      'begin_time as beginTime',
      'end_time as endTime'
    ])
    .where('account_uid', '=', uid)
    .where('revoked_at', 'is', null)
    .where('begin_time', '<=', now)
    .where(eb => eb.or([eb('end_time', 'is', null), eb('end_time', '>', now)]))

const restrictionsOf = prepared((db, account: { uid: number; now: Date }) =>
  inForce(db, account).orderBy('end_time', order => order.desc().nullsFirst())
)

/** Returns the handling records of an account that are in force, endless ones first, then by their end, latest first. */
export const selectRestrictions = (db: Db | Trx, uid: number, now: Date): Promise<RestrictionRecord[]> =>
  restrictionsOf(db, { uid, now })

const lockOf = prepared((db, { uid }: { uid: number }) =>
  db.selectFrom('account').select('uid').where('uid', '=', uid).forNoKeyUpdate()
)

/** Locks an account until the transaction ends. */
export async function lockAccount(trx: Trx, uid: number): Promise<void> {
  await lockOf(trx, { uid })
}

const posted = (db: Db | Trx, { uid, since }: { uid: number; since: Date }) =>
  db
    .selectFrom('message')
    .select(sql<number>`count(*)::int`.as('posted'))
    .where('author_uid', '=', uid)
    .where('created_at', '>=', since)

const postedSince = prepared(posted)

const standingOf = prepared((db, account: { uid: number; now: Date; since: Date }) =>
  db
    .selectFrom(posted(db, account).as('p'))
    .leftJoin(inForce(db, account).as('r'), join => join.onTrue())
    .selectAll()
    .orderBy('r.endTime', order => order.desc().nullsFirst())
)

/**
 * Returns what decides whether an account may post, in one statement: its handling records that are in force, as
 * `selectRestrictions`, and the number of messages that it has posted since a moment.
 */
export async function selectStanding(
  trx: Trx,
  uid: number,
  now: Date,
  since: Date
): Promise<{ restrictions: RestrictionRecord[]; posted: number }> {
  const rows = await standingOf(trx, { uid, now, since })
  return {
    restrictions: rows.filter(row => row.handleType !== null) as RestrictionRecord[],
    posted: rows[0]?.posted ?? 0
  }
}

/** Counts the messages that the account has posted since a moment, in any state. */
export const countPostedSince = async (db: Db | Trx, uid: number, since: Date): Promise<number> =>
  onlyRow(await postedSince(db, { uid, since })).posted

/** The columns of an account for signing in and showing it. */
export interface AccountRecord {
  uid: number
  kind: string
  user_type: number
  organization: number
  comp_type: number | null
  username: string
  nick_name: string
  password_hash: string | null
  must_change_password: boolean
  phone_sealed: string | null
  email_sealed: string | null
  real_name_sealed: string | null
  certified_at: Date | null
  group_id: number | null
  /** 1 enabled, 0 disabled. */
  status: number
  created_at: Date
}

const accountColumns = [
  'uid',
  'kind',
  'user_type',
  'organization',
  'comp_type',
  'username',
  'nick_name',
  'password_hash',
  'must_change_password',
  'phone_sealed',
  'email_sealed',
  'real_name_sealed',
  'certified_at',
  'group_id',
  'status',
  'created_at'
] as const

/** Returns the account with this username key, phone or mail index, or id. */
export async function findAccount(
  db: Db | Trx,
  by: { username_key: string } | { phone_index: string } | { email_index: string } | { uid: number }
): Promise<AccountRecord | undefined> {
  return await db
    .selectFrom('account')
    .select(accountColumns)
    .where(eb => eb.and(by))
    .executeTakeFirst()
}

/** Inserts an account; undefined when its username, phone or mail address is taken. */
export async function insertAccount(
  trx: Trx,
  account: Insertable<AccountTable>
): Promise<number | undefined> {
  const row = await trx
    .insertInto('account')
    .values(account)
    .onConflict(conflict => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst()
  return row?.uid
}

/** Sets the hash of a password. The password no longer has to be changed. */
export async function setPassword(trx: Trx, uid: number, hash: string, now: Date): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password_hash: hash, password_changed_at: now, must_change_password: false })
    .where('uid', '=', uid)
    .execute()
}

/** Enables a disabled account. */
export async function switchOn(trx: Trx, uid: number): Promise<void> {
  await trx.updateTable('account').set({ status: 1 }).where('uid', '=', uid).execute()
}

/** Changes a company's public name and kind; increases the version. */
export async function setCompany(
  trx: Trx,
  uid: number,
  { nickName, compType }: { nickName: string; compType: number }
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ nick_name: nickName, comp_type: compType, version: sql<number>`version + 1` })
    .where('uid', '=', uid)
    .execute()
}

/** Returns the accounts of one kind with these ids, locked in the order of their ids until the transaction ends. */
export async function lockAccounts(
  trx: Trx,
  kind: 'staff' | 'institution',
  uids: readonly number[]
): Promise<{ uid: number; username: string; status: number; deptId: number | null }[]> {
  return await trx
    .selectFrom('account')
    .select(['uid', 'username', 'status', 'dept_id as deptId'])
    .where('kind', '=', kind)
    .where(sql<boolean>`uid = any(${[...uids]})`)
    .orderBy('uid')
    .forUpdate()
    .execute()
}

/** Changes an account on behalf of its administrator; increases the version. */
export async function updateManaged(
  trx: Trx,
  uid: number,
  change: Pick<
    Updateable<AccountTable>,
    'password_hash' | 'must_change_password' | 'password_changed_at' | 'status'
  >
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('uid', '=', uid)
    .execute()
}

/** The failures of each place, by its index, and the time of the last one in seconds. */
export type FailuresByPlace = Readonly<Record<string, { failures: number; at: number }>>

/** Returns the failed attempts with a name. Attempts with the same name wait until the transaction ends. */
export async function lockFailures(
  trx: Trx,
  nameKey: string,
  now: Date
): Promise<{ failures: number; last_at: Date; places: FailuresByPlace }> {
  return await trx
    .insertInto('login_failure')
    .values({ name_key: nameKey, failures: 0, last_at: now })
    .onConflict(conflict =>
      conflict.column('name_key').doUpdateSet({ failures: sql`login_failure.failures` })
    )
    .returning(['failures', 'last_at', 'places'])
    .$narrowType<{ places: FailuresByPlace }>()
    .executeTakeFirstOrThrow()
}

/** Stores the failed attempts with a name. */
export async function setFailures(
  trx: Trx,
  nameKey: string,
  change: { failures: number; last_at: Date; places: string }
): Promise<void> {
  await trx.updateTable('login_failure').set(change).where('name_key', '=', nameKey).execute()
}

/** Deletes the failed attempts with a name. */
export async function forgetFailures(trx: Trx, nameKey: string): Promise<void> {
  await trx.deleteFrom('login_failure').where('name_key', '=', nameKey).execute()
}

export async function insertLoginLog(trx: Trx, entry: Insertable<LoginLogTable>): Promise<void> {
  await trx.insertInto('login_log').values(entry).execute()
}

/** Lists the addresses from which the account was signed in to since `since`, with failures after `recently`. */
export async function listAttempts(
  trx: Trx,
  uid: number,
  { since, recently }: { since: Date; recently: Date }
): Promise<{ address: string; succeeded: number; failed: number }[]> {
  const { rows } = await sql<{ address: string; succeeded: number; failed: number }>`
    select address,
      count(*) filter (where status = 1)::integer as succeeded,
      count(*) filter (where status = 0 and at > ${recently})::integer as failed
    from login_log where account_uid = ${uid} and operation = 0 and at > ${since}
    group by address order by max(at) desc limit 200`.execute(trx)
  return rows
}

/** Lists the addresses and browsers with which people have signed in to the account, the latest 200. */
export async function listPlaces(trx: Trx, uid: number): Promise<{ address: string; userAgent: string }[]> {
  const { rows } = await sql<{ address: string; userAgent: string }>`
    select address, user_agent as "userAgent" from login_log
    where account_uid = ${uid} and operation = 0 and status = 1
    group by address, user_agent order by max(at) desc limit 200`.execute(trx)
  return rows
}

/** Locks a contact until the transaction ends, whether or not it has a row. */
export async function lockPhone(trx: Trx, phoneIndex: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${phoneIndex}`}, 0))`.execute(trx)
}

/** Counts the codes of a contact since a moment, and returns when the last one for this purpose was made. */
export async function countCodes(
  trx: Trx,
  phoneIndex: string,
  { purpose, ownPurposes, isOwn }: { purpose: string; ownPurposes: readonly string[]; isOwn: boolean },
  since: Date
): Promise<{ made: number; firstAt: Date | null; lastAt: Date | null }> {
  return await trx
    .selectFrom('phone_code')
    .select([
      sql<number>`count(*)::int`.as('made'),
      sql<Date | null>`min(created_at)`.as('firstAt'),
      sql<Date | null>`(array_agg(created_at order by id desc) filter (where purpose = ${purpose}))[1]`.as(
        'lastAt'
      )
    ])
    .where('phone_index', '=', phoneIndex)
    .where('purpose', isOwn ? 'in' : 'not in', ownPurposes)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
}

export async function insertCode(trx: Trx, code: Insertable<PhoneCodeTable>): Promise<number> {
  const { id } = await trx.insertInto('phone_code').values(code).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns the newest code of a contact for a purpose, locked; undefined when it was used. */
export async function lockCode(
  trx: Trx,
  phoneIndex: string,
  purpose: string
): Promise<{ id: number; code_hash: string; attempts_left: number; expires_at: Date } | undefined> {
  const newest = await trx
    .selectFrom('phone_code')
    .select(['id', 'code_hash', 'attempts_left', 'expires_at', 'used_at'])
    .where('phone_index', '=', phoneIndex)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return newest?.used_at === null ? newest : undefined
}

export async function updateCode(
  trx: Trx,
  id: number,
  change: { attempts_left: number } | { used_at: Date }
): Promise<void> {
  await trx.updateTable('phone_code').set(change).where('id', '=', id).execute()
}
