/** SQL on rights: roles, their menus and departments, and the accounts that have them. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { pathTree } from '../../platform/database/paths.ts'

/** Locks the administration until the transaction ends, so that changes of administrators run one after another. */
export async function lockAdministrationRows(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administration', 0))`.execute(trx)
}

/** Tells whether an active member of staff other than `exceptUid` has all of these permissions through roles. */
export async function hasHolder(
  db: Db | Trx,
  permissions: readonly string[],
  exceptUid = 0
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from account a
      join account_role ar on ar.account_uid = a.uid
      join role_permission rp on rp.role_id = ar.role_id
      where a.kind = 'staff' and a.status = 1 and a.uid <> ${exceptUid} and rp.permission = any(${[...permissions]})
      group by a.uid having count(distinct rp.permission) = ${permissions.length}
    ) as found`.execute(db)
  return rows[0]?.found === true
}

/** Returns the active members of staff who have a permission through their roles. */
export async function selectHolders(db: Db | Trx, permission: string): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select distinct a.uid from account a
    join account_role ar on ar.account_uid = a.uid
    join role_permission rp on rp.role_id = ar.role_id
    where a.kind = 'staff' and a.status = 1 and rp.permission = ${permission}`.execute(db)
  return rows.map(({ uid }) => uid)
}

/** Returns the status of an account and the permissions of its roles; undefined for an unknown account. */
export async function findHolding(
  db: Db | Trx,
  uid: number
): Promise<{ status: number; permissions: string[] } | undefined> {
  const { rows } = await sql<{ status: number; permissions: string[] }>`
    select a.status, array(
      select distinct rp.permission from account_role ar join role_permission rp on rp.role_id = ar.role_id
      where ar.account_uid = a.uid
    ) as permissions
    from account a where a.uid = ${uid}`.execute(db)
  return rows[0]
}

/** Returns the accounts that hold a permission which is not among `known`. */
export async function selectBeyond(
  db: Db | Trx,
  uids: readonly number[],
  known: readonly string[]
): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select distinct ar.account_uid as uid
    from account_role ar join role_permission rp on rp.role_id = ar.role_id
    where ar.account_uid = any(${[...uids]}) and rp.permission <> all(${[...known]})`.execute(db)
  return rows.map(({ uid }) => uid)
}

/** The rights of a role that decide who may give it. */
export interface RoleRow {
  id: number
  code: string | null
  dataScope: number
  permissions: string[]
  deptIds: number[]
}

export async function selectRoles(db: Db | Trx, ids: readonly number[]): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    select r.id, r.code, r.data_scope as "dataScope",
      array(select permission from role_permission rp where rp.role_id = r.id) as permissions,
      array(select dept_id from role_dept rd where rd.role_id = r.id) as "deptIds"
    from role r where r.id = any(${[...ids]})`.execute(db)
  return rows
}

export async function selectRoleIdsOf(db: Db | Trx, uid: number): Promise<number[]> {
  const rows = await db.selectFrom('account_role').select('role_id').where('account_uid', '=', uid).execute()
  return rows.map(({ role_id }) => role_id)
}

export async function countHolders(trx: Trx, roleId: number): Promise<number> {
  const { holders } = await trx
    .selectFrom('account_role')
    .select(sql<number>`count(*)::int`.as('holders'))
    .where('role_id', '=', roleId)
    .executeTakeFirstOrThrow()
  return holders
}

/** Returns the permissions of menus, each once. */
export async function selectMenuPermissions(db: Db | Trx, menuIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ permission: string }>`
    select distinct trim(each) as permission
    from menu m, unnest(string_to_array(m.permissions, ',')) each
    where m.id = any(${[...menuIds]}) and trim(each) <> ''`.execute(db)
  return rows.map(({ permission }) => permission)
}

/** The permissions of a role by its menus, and those that no menu names. */
export interface RoleGrants {
  id: number
  code: string | null
  byMenus: string[]
  unnamed: string[]
}

/** Returns the permissions of these roles, or of all. */
export async function selectGrants(trx: Trx, roleIds?: readonly number[]): Promise<RoleGrants[]> {
  const chosen = roleIds ? sql`where r.id = any(${[...roleIds]})` : sql``
  const { rows } = await sql<RoleGrants>`
    with named as (
      select m.id, trim(each) as permission from menu m, unnest(string_to_array(m.permissions, ',')) each
      where trim(each) <> ''
    )
    select r.id, r.code,
      array(
        select distinct n.permission from role_menu rm join named n on n.id = rm.menu_id where rm.role_id = r.id
      ) as "byMenus",
      array(
        select rp.permission from role_permission rp
        where rp.role_id = r.id and rp.permission not in (select permission from named)
      ) as unnamed
    from role r ${chosen} order by r.id`.execute(trx)
  return rows
}

/** Replaces the permissions of a role. */
export async function replaceRolePermissions(
  trx: Trx,
  roleId: number,
  permissions: readonly string[]
): Promise<void> {
  await sql`delete from role_permission where role_id = ${roleId} and permission <> all(${[...permissions]})`.execute(
    trx
  )
  await sql`
    insert into role_permission (role_id, permission)
    select ${roleId}::integer, each from unnest(${[...permissions]}::text[]) each
    on conflict do nothing`.execute(trx)
}

/** Locks the tree of departments until the transaction ends, so that changes run one after another. */
export async function lockDepartmentRows(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('departments', 0))`.execute(trx)
}

export const departmentPaths = pathTree('dept', 'id')

export async function hasSubdepartments(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('dept')
    .select('id')
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function countMembers(trx: Trx, deptId: number): Promise<number> {
  const { members } = await trx
    .selectFrom('account')
    .select(sql<number>`count(*)::int`.as('members'))
    .where('dept_id', '=', deptId)
    .executeTakeFirstOrThrow()
  return members
}

/** A department and its parent. */
export interface DepartmentRow {
  id: number
  parentId: number | null
  name: string
}

/** Returns all departments, or those with the ids, in their order. */
export async function selectDepartments(db: Db, ids: readonly number[] | 'all'): Promise<DepartmentRow[]> {
  let departments = db
    .selectFrom('dept')
    .select(['id', 'parent_id as parentId', 'name'])
    .orderBy('sort')
    .orderBy('id')
  if (ids !== 'all') departments = departments.where(sql<boolean>`id = any(${[...ids]})`)
  return await departments.execute()
}

/** Tells whether an account of staff or an institution has events or entries in the login log. */
export async function hasHistory(trx: Trx, uid: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from event where actor_uid = ${uid} and actor_kind in ('editor', 'administrator')
    ) or exists (
      select 1 from event where actor_uid = ${uid} and actor_kind in ('local', 'ministry', 'channel', 'congress')
    ) or exists (select 1 from login_log where account_uid = ${uid}) as found`.execute(trx)
  return rows[0]?.found === true
}

/** Returns the departments that the roles of an account open: all, its own and those below, or chosen ones. */
export async function selectVisibleDepartments(
  db: Db | Trx,
  accountId: number
): Promise<'all' | readonly number[]> {
  const { rows } = await sql<{ everything: boolean; departments: number[] }>`
    with roles as (
      select r.id, r.data_scope from account_role ar join role r on r.id = ar.role_id where ar.account_uid = ${accountId}
    )
    select exists (select 1 from roles where data_scope = 0) as everything,
      array(
        select d.id from account a join dept own on own.id = a.dept_id join dept d on d.path like own.path || '%'
        where a.uid = ${accountId} and exists (select 1 from roles where data_scope = 1)
        union
        select rd.dept_id from roles join role_dept rd on rd.role_id = roles.id where roles.data_scope = 2
      ) as departments`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without a table gives one row')
  return row.everything ? 'all' : row.departments
}
