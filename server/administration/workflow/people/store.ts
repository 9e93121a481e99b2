/** Reads the accounts and roles that a process names. */
import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { type RawBuilder, sql } from 'kysely'
import { usernameKey } from '../../../people/accounts/registration/names.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { textConditions } from '../../../platform/paging/narrowing.ts'
import type { Applicants } from './applicants.ts'

export interface Person {
  readonly uid: number
  readonly username: string
  /** The institution of the account; null for staff. */
  readonly groupId: number | null
}

/** The permission that a person needs to do tasks. */
const working = 'act:task:complete'

/**
 * Tells whether the account `a` may do tasks. Accounts of institutions have no roles and may always do them. Decision
 * 0018.
 */
const mayWork = sql`(a.kind = 'institution' or exists (
  select 1 from account_role ar join role_permission rp on rp.role_id = ar.role_id
  where ar.account_uid = a.uid and rp.permission = ${working}))`

/** Returns active accounts that may do tasks, by their ids or usernames in any case. */
export async function findPeople(
  db: Db | Trx,
  usernames: readonly string[],
  uids: readonly number[]
): Promise<Person[]> {
  const keys = usernames.map(usernameKey)
  const { rows } = await sql<Person>`
    select a.uid, a.username_key as username, a.group_id as "groupId" from account a
    where a.status = 1 and (a.username_key = any(${keys}) or a.uid = any(${[...uids]})) and ${mayWork}`.execute(
    db
  )
  return rows
}

export interface NamedRole {
  readonly id: number
  readonly code: string | null
  readonly name: string
  /** True when an active account that may do tasks has the role. */
  readonly isHeld: boolean
  /** True when such an account is none of the applicants. */
  readonly isHeldByOthers: boolean
}

/**
 * Returns roles by their codes, names or ids.
 * @param applicants accounts that may not decide
 */
export async function findRoles(
  db: Db | Trx,
  names: readonly string[],
  applicants: readonly number[] = []
): Promise<NamedRole[]> {
  if (names.length === 0) return []
  const { rows } = await sql<NamedRole>`
    select r.id, r.code, r.name, coalesce(held.anybody, false) as "isHeld", coalesce(held.others, false) as "isHeldByOthers"
    from role r left join lateral (
      select true as anybody, bool_or(a.uid <> all(${[...applicants]}::int[])) as others
      from account_role held join account a on a.uid = held.account_uid
      where held.role_id = r.id and a.status = 1 and ${mayWork}
      having count(*) > 0
    ) held on true
    where r.code = any(${[...names]}) or r.name = any(${[...names]}) or r.id::text = any(${[...names]})`.execute(
    db
  )
  return rows
}

export async function findRoleIds(db: Db | Trx, uid: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select role_id as id from account_role where account_uid = ${uid}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the institution of an account; null for one without. */
export async function findGroupId(db: Db | Trx, uid: number): Promise<number | null> {
  const row = await db.selectFrom('account').select('group_id').where('uid', '=', uid).executeTakeFirst()
  return row?.group_id ?? null
}

/**
 * Returns the SQL of the name under which a reader knows an account.
 * @param account the alias of the account's table
 * @param platform the label of all people of the platform; null for readers who know their names
 */
export const shownName = (account: 'a' | 'starter' | 'holder', platform: string | null) =>
  platform === null
    ? sql`${sql.ref(account)}.nick_name`
    : sql`case when ${sql.ref(account)}.kind = 'staff' then ${platform}::text else ${sql.ref(account)}.nick_name end`

/** Returns the names under which a reader knows accounts, by their ids. */
export async function findNames(
  db: Db | Trx,
  uids: readonly number[],
  platform: string | null
): Promise<Map<number, string>> {
  const { rows } = await sql<{ uid: number; name: string }>`
    select a.uid, ${shownName('a', platform)} as name from account a where a.uid = any(${[...uids]})`.execute(
    db
  )
  return new Map(rows.map(({ uid, name }) => [uid, name]))
}

type Participant = components['schemas']['WorkflowParticipant']

/** The accounts that applied in an instance: its starter, and everybody who has passed the applicant's step. */
const applied = (instanceId: RawBuilder<unknown>) => sql`(
  select one.started_by from workflow_instance one where one.id = ${instanceId}
  union all
  select step.ended_by from workflow_task step
  where step.instance_id = ${instanceId} and step.side = 'applicant' and step.status = 'passed')`

/** Tells in SQL whether an account has applied in an instance, or belongs to the institution of somebody who has. */
export const isApplicant = (
  uid: RawBuilder<unknown>,
  instanceId: RawBuilder<unknown>
) => sql<boolean>`exists (
  select 1 from account applicant, account asked
  where asked.uid = ${uid} and applicant.uid in ${applied(instanceId)}
    and (applicant.uid = asked.uid or (applicant.kind = 'institution' and applicant.group_id = asked.group_id)))`

export async function findApplicants(db: Db | Trx, instanceId: number): Promise<Applicants> {
  const { rows } = await sql<{ uid: number; groupId: number | null }>`
    select a.uid, case when a.kind = 'institution' then a.group_id end as "groupId"
    from account a where a.uid in ${applied(sql`${instanceId}::int`)}`.execute(db)
  return { uids: rows.map(({ uid }) => uid), groups: rows.flatMap(({ groupId }) => groupId ?? []) }
}

/** Limits the people who can be given a task, and says how their reader knows them. */
export interface ParticipantLimits {
  /** Only people who may decide on what others applied for in this instance. */
  readonly notApplicantsOf?: number
  /** Only candidates of this task, if it has any. */
  readonly candidatesOf?: number
  /** The label of all people of the platform; null or absent for readers who know their names. */
  readonly platform?: string | null
}

/** Lists the people who can be given a task, by a text or by their ids. Specification 2: "select a user". */
export async function selectParticipants(
  db: Db | Trx,
  {
    keywords,
    ids,
    from = 0,
    rows = 10
  }: Pick<BodyOf<'pageParticipants'>, 'keywords' | 'ids' | 'from' | 'rows'>,
  { notApplicantsOf, candidatesOf, platform = null }: ParticipantLimits = {}
): Promise<Participant[]> {
  const conditions = [
    sql`a.status = 1 and coalesce(g.status, 1) = 1`,
    ...(ids ? [sql`a.uid = any(${[...ids]})`] : []),
    ...(notApplicantsOf === undefined
      ? []
      : [sql`not ${isApplicant(sql`a.uid`, sql`${notApplicantsOf}::int`)}`]),
    ...(candidatesOf === undefined
      ? []
      : [
          sql`(not exists (select 1 from workflow_candidate c where c.task_id = ${candidatesOf}) or exists (
            select 1 from workflow_candidate c
            left join account_role held on held.role_id = c.role_id and held.account_uid = a.uid
            where c.task_id = ${candidatesOf} and (c.uid = a.uid or held.account_uid is not null)))`
        ]),
    mayWork
  ]
  // reads each kind by its own index of names, only as far as the page needs
  const ofKind = (kind: 'staff' | 'institution') => {
    const isCovered = platform !== null && kind === 'staff'
    // whoever does not know a name does not find it either
    const searched = isCovered
      ? textConditions(keywords, 'd.name')
      : textConditions(keywords, 'a.username', 'a.real_name', 'a.nick_name', 'd.name', 'g.name')
    const known = isCovered
      ? sql`${platform}::text as label, '' as shown`
      : sql`coalesce(nullif(a.real_name, ''), a.nick_name) as label, a.username as shown`
    return sql`(
    select a.uid, a.username, ${known}, coalesce(d.name, g.name) as place
    from account a left join dept d on d.id = a.dept_id left join org_group g on g.id = a.group_id
    where a.kind = ${sql.lit(kind)} and ${sql.join([...conditions, ...searched], sql` and `)}
    order by a.username, a.uid limit ${from + rows})`
  }
  const { rows: found } = await sql<Participant>`
    select p.uid as id, p.label, p.shown as username, p.place as "deptName"
    from (${ofKind('staff')} union all ${ofKind('institution')}) p
    order by p.username, p.uid limit ${rows} offset ${from}`.execute(db)
  return found
}
