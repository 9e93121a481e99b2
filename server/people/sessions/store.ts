import type { LoginLogTable, SignInTicketTable } from '@board/generated/database'
import { type Insertable, sql } from 'kysely'
import type { Organization } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'

/** A row of the table `session`; times are instants. */
export type NewSessionRow = {
  token_hash: string
  account_uid: number
  field_key: string
  login_type: number
  address: string
  user_agent: string
  created_at: Date
  expires_at: Date
  last_used_at: Date
}

/** A session with its account, group and permissions, as one query reads them. */
export type SessionRow = {
  id: number
  uid: number
  kind: 'citizen' | 'legal' | 'institution' | 'staff'
  organization: Organization
  compType: number | null
  nickName: string
  certified: boolean
  mustChangePassword: boolean
  active: boolean
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
  passwordChangedAt: Date | null
  groupId: number | null
  groupName: string | null
  groupParentId: number | null
  groupPath: string | null
  allowCollect: boolean | null
  allowDelivery: boolean | null
  allowHandleDelivery: boolean | null
  allowNoAlert: boolean | null
  replyApproval: boolean | null
  /** Tells whether the account has a second factor, and whether one of its roles requires it. */
  hasSecondFactor: boolean
  roleAsksSecondFactor: boolean
  permissions: string[]
}

const sessionOf = prepared(
  (_, { tokenHash }: { tokenHash: string }) => sql<SessionRow>`
    select s.id, a.uid, a.kind, a.organization, a.comp_type as "compType", a.nick_name as "nickName",
      a.certified_at is not null as certified, a.must_change_password as "mustChangePassword",
      a.status = 1 and coalesce(g.status, 1) = 1 as active, a.password_changed_at as "passwordChangedAt",
      s.created_at as "createdAt", s.expires_at as "expiresAt", s.last_used_at as "lastUsedAt",
      g.id as "groupId", g.name as "groupName", g.parent_id as "groupParentId", g.path as "groupPath",
      g.allow_collect as "allowCollect", g.allow_delivery as "allowDelivery",
      g.allow_handle_delivery as "allowHandleDelivery", g.allow_no_alert as "allowNoAlert",
      g.reply_approval as "replyApproval",
      exists (
        select from second_factor f where f.account_uid = a.uid and f.confirmed_at is not null
      ) as "hasSecondFactor",
      exists (
        select from account_role ar join role r on r.id = ar.role_id where ar.account_uid = a.uid and r.second_factor
      ) as "roleAsksSecondFactor",
      array(
        select rp.permission from account_role ar join role_permission rp on rp.role_id = ar.role_id
        where ar.account_uid = a.uid
      ) as permissions
    from session s
    join account a on a.uid = s.account_uid
    left join org_group g on g.id = a.group_id
    where s.token_hash = ${tokenHash}`
)

/** Finds the session of a hashed token, with all facts that decisions need. */
export async function findSession(db: Db | Trx, tokenHash: string): Promise<SessionRow | undefined> {
  const [session] = await sessionOf(db, { tokenHash })
  return session
}

/**
 * Writes a session. It counts as opened after the last change of the password also if the clock has been set back since,
 * because sessions from before the change are not valid.
 */
export async function insertSession(trx: Trx, row: NewSessionRow): Promise<void> {
  const created_at = sql<Date>`greatest(${row.created_at}::timestamptz,
    (select password_changed_at from account where uid = ${row.account_uid}))`
  await trx
    .insertInto('session')
    .values({ ...row, created_at })
    .execute()
}

export async function deleteSession(trx: Trx, tokenHash: string): Promise<void> {
  await trx.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Deletes the sessions of an account. @returns their number */
export async function deleteSessionsOf(trx: Trx, accountUid: number, exceptHash?: string): Promise<number> {
  let sessions = trx.deleteFrom('session').where('account_uid', '=', accountUid)
  if (exceptHash) sessions = sessions.where('token_hash', '!=', exceptHash)
  return (await sessions.returning('id').execute()).length
}

/** An open session and its account. */
export interface OpenSession {
  id: number
  uid: number
  username: string
  kind: 'citizen' | 'legal' | 'institution' | 'staff'
  deptId: number | null
  loginType: number
  address: string
  userAgent: string
  loginAt: Date
}

/** Returns those of the sessions that exist, locked in the order of their ids. */
export async function lockSessions(trx: Trx, ids: readonly number[]): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select s.id, a.uid, a.username, a.kind, a.dept_id as "deptId", s.login_type as "loginType", s.address,
      s.user_agent as "userAgent", s.created_at as "loginAt"
    from session s join account a on a.uid = s.account_uid
    where s.id = any(${[...ids]}) order by s.id for update of s`.execute(trx)
  return rows
}

export async function deleteSessions(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`delete from session where id = any(${[...ids]})`.execute(trx)
}

/** Writes rows into the log of sign-ins. */
export async function insertLoginLogs(trx: Trx, rows: readonly Insertable<LoginLogTable>[]): Promise<void> {
  await trx.insertInto('login_log').values(rows).execute()
}

export async function findFieldKey(db: Db | Trx, tokenHash: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('session')
    .select('field_key')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return session?.field_key
}

/** Records that a session was used, unless a use was recorded since `since`. */
export async function noteUse(db: Db | Trx, id: number, since: Date, now: Date): Promise<void> {
  await sql`
    update session set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${since})`.execute(db)
}

/** A session as its owner sees it. */
export interface OwnSessionRow {
  id: number
  loginType: number
  address: string
  userAgent: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** The largest number of sessions that an owner is shown; the latest ones. */
const mostShown = 100

/** Lists the sessions of an account that are not over, the latest first. */
export async function selectSessionsOf(db: Db | Trx, uid: number, now: Date): Promise<OwnSessionRow[]> {
  return await db
    .selectFrom('session')
    .select([
      'id',
      'login_type as loginType',
      'address',
      'user_agent as userAgent',
      'created_at as createdAt',
      'last_used_at as lastUsedAt'
    ])
    .where('account_uid', '=', uid)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
}

/** Deletes one session of an account. @returns false when the account has no such session */
export async function deleteOwnSession(trx: Trx, uid: number, id: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_uid', '=', uid)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function insertTicket(trx: Trx, ticket: Insertable<SignInTicketTable>): Promise<void> {
  await trx.insertInto('sign_in_ticket').values(ticket).execute()
}

export interface TicketRecord {
  account_uid: number
  login_type: number
  tries_left: number
  expires_at: Date
}

export async function findTicket(db: Db | Trx, ticketHash: string): Promise<TicketRecord | undefined> {
  return await db
    .selectFrom('sign_in_ticket')
    .select(['account_uid', 'login_type', 'tries_left', 'expires_at'])
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst()
}

/** Takes one try of a ticket. @returns the tries that are left then; undefined for a ticket that is gone or used up */
export async function takeTry(trx: Trx, ticketHash: string): Promise<number | undefined> {
  const ticket = await trx
    .updateTable('sign_in_ticket')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('ticket_hash', '=', ticketHash)
    .where('tries_left', '>', 0)
    .returning('tries_left')
    .executeTakeFirst()
  return ticket?.tries_left
}

/** Deletes the tickets of an account: one has served, or the account is no longer the same. */
export async function deleteTicketsOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('sign_in_ticket').where('account_uid', '=', accountUid).execute()
}
