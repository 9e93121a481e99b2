import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

/** A shared query with the names of who shares it and who sees it. */
export interface SharedQueryRow {
  readonly id: number
  readonly version: number
  readonly owner_uid: number
  readonly group_id: number | null
  readonly role_id: number | null
  readonly list: string
  readonly name: string
  readonly search: string
  readonly owner_name: string
  readonly shared_with: string
  /** False if the owner does not belong to the group any more. */
  readonly owner_belongs: boolean
}

/** The reader: an institution's account, or a member of the staff with roles. */
export interface Reader {
  readonly uid: number
  readonly groupId: number | null
}

const rows = sql`
  select q.id, q.version, q.owner_uid, q.group_id, q.role_id, q.list, q.name, q.search,
    coalesce(nullif(a.real_name, ''), nullif(a.nick_name, ''), a.username) as owner_name, coalesce(g.name, r.name) as shared_with,
    a.group_id is not distinct from q.group_id as owner_belongs
  from shared_query q join account a on a.uid = q.owner_uid
  left join org_group g on g.id = q.group_id left join role r on r.id = q.role_id`

const isSeen = ({ uid, groupId }: Reader) => sql<boolean>`
  (q.group_id = ${groupId} or (q.role_id is not null and (q.owner_uid = ${uid}
    or q.role_id in (select role_id from account_role where account_uid = ${uid}))))`

/** Lists the queries that somebody sees, by list and name. */
export async function selectSharedQueries(db: Db | Trx, reader: Reader): Promise<SharedQueryRow[]> {
  const found =
    await sql<SharedQueryRow>`${rows} where ${isSeen(reader)} order by q.list, q.name, q.id`.execute(db)
  return found.rows
}

/** Returns a query that somebody sees, and locks it. */
export async function lockSharedQuery(
  trx: Trx,
  reader: Reader,
  id: number
): Promise<SharedQueryRow | undefined> {
  const found =
    await sql<SharedQueryRow>`${rows} where q.id = ${id} and ${isSeen(reader)} for update of q`.execute(trx)
  return found.rows[0]
}

/** The group or the role that sees a query. */
export type SharedWith = { readonly group_id: number } | { readonly role_id: number }

const column = (shared: SharedWith) => ('group_id' in shared ? 'group_id' : 'role_id')
const idOf = (shared: SharedWith) => ('group_id' in shared ? shared.group_id : shared.role_id)

/** Locks the group or the role, so that two people do not exceed its limit at once; false if there is none. */
export async function lockAudience(trx: Trx, shared: SharedWith): Promise<boolean> {
  const table = 'group_id' in shared ? 'org_group' : 'role'
  const found = await trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', idOf(shared))
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

export async function countSharedQueries(trx: Trx, shared: SharedWith): Promise<number> {
  const { queries } = await trx
    .selectFrom('shared_query')
    .select(sql<number>`count(*)::int`.as('queries'))
    .where(column(shared), '=', idOf(shared))
    .executeTakeFirstOrThrow()
  return queries
}

/** Tells whether another query of the same audience and list has a name. */
export async function isNameTaken(
  trx: Trx,
  shared: SharedWith,
  { id = 0, list, name }: { id?: number; list: string; name: string }
): Promise<boolean> {
  const found = await trx
    .selectFrom('shared_query')
    .select('id')
    .where(column(shared), '=', idOf(shared))
    .where('list', '=', list)
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertSharedQuery(
  trx: Trx,
  query: SharedWith & { owner_uid: number; list: string; name: string; search: string; changed_at: Date }
): Promise<number> {
  const { id } = await trx.insertInto('shared_query').values(query).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateSharedQuery(
  trx: Trx,
  id: number,
  change: { version: number; name: string; search: string; changed_at: Date }
): Promise<void> {
  await trx.updateTable('shared_query').set(change).where('id', '=', id).execute()
}

export async function removeSharedQuery(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('shared_query').where('id', '=', id).execute()
}

export async function selectRoleNames(db: Db): Promise<{ id: number; name: string }[]> {
  return await db.selectFrom('role').select(['id', 'name']).orderBy('id').limit(200).execute()
}
